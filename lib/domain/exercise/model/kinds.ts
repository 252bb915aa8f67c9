export const difficultyLevels = [1, 2, 3] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const controlTypes = [
  'single-number',
  'fraction-number',
  'number-list',
  'simple-text',
  'expression',
  'number-set',
  'single-choice',
  'binary-choice',
  'multi-choice',
] as const
export type ControlType = (typeof controlTypes)[number]

/** The forms that a task may ask for, where an expression that is merely equal is not what it is about. */
export const expressionForms = ['expanded', 'factored', 'lowest-terms', 'single-power'] as const
export type ExpressionForm = (typeof expressionForms)[number]

/** The controls that are answered by typing a formula. */
export type FormulaControlType = Extract<ControlType, 'expression' | 'number-set'>
