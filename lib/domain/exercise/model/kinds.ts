export const difficultyLevels = [1, 2, 3] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const controlTypes = [
  'single-number',
  'fraction-number',
  'number-list',
  'simple-text',
  'expression',
  'number-set',
  'interval',
  'point',
  'single-choice',
  'binary-choice',
  'multi-choice',
] as const
export type ControlType = (typeof controlTypes)[number]

/** The forms that a task may ask for, where an expression that is merely equal is not what it is about. */
export const expressionForms = ['expanded', 'factored', 'lowest-terms', 'single-power', 'completed-square'] as const
export type ExpressionForm = (typeof expressionForms)[number]

/** How a task may ask a part of the number line to be written: `[1; 2[`, or `1 ≤ x < 2`. */
export const intervalForms = ['interval', 'inequality'] as const
export type IntervalForm = (typeof intervalForms)[number]

/** The controls that are answered by typing a formula. */
export type FormulaControlType = Extract<ControlType, 'expression' | 'number-set' | 'interval'>

/** What several points may stand for: any two of a line, or the vertex of a parabola and any other of its points. */
export const pointShapes = ['line', 'parabola'] as const
export type PointShape = (typeof pointShapes)[number]
