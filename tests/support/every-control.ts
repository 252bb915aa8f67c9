import type { GeneratedControl } from '@/lib/domain/exercise/model'

const options = [{ label: 'alma' }, { label: 'körte' }, { label: 'szilva' }]
const statement = { statement: 'Esik.', trueLabel: 'Igaz', falseLabel: 'Hamis' }

/** One control of each type: lists of two, points two, choices of three, statements two. */
export const everyControl: readonly GeneratedControl[] = [
  { type: 'single-number', props: {} },
  { type: 'fraction-number', props: { simplified: false } },
  { type: 'number-list', props: { fields: [{}, {}], acceptRandomOrder: false, multiLine: false } },
  { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } },
  { type: 'expression', props: { variables: ['x'] } },
  { type: 'number-set', props: { variable: 'x' } },
  { type: 'interval', props: { variable: 'x' } },
  { type: 'point', props: { points: [{}, {}] } },
  { type: 'single-choice', props: { options } },
  { type: 'binary-choice', props: { options: [statement, statement] } },
  { type: 'multi-choice', props: { options } },
]
