export const difficultyLevels = [1, 2, 3] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const controlTypes = [
  'single-number',
  'fraction-number',
  'number-list',
  'simple-text',
  'single-choice',
  'binary-choice',
  'multi-choice',
] as const
export type ControlType = (typeof controlTypes)[number]
