import { answerInLine } from '@/components/exercise/player/answer-in-line'
import type { ControlState } from '@/components/exercise/player/control-state'

const options = [{ label: '$2$' }, { label: '9' }, { label: '13' }]
const fields = [{}, {}]

test.each<[what: string, control: ControlState, parts: readonly string[]]>([
  [
    'the options that are ticked',
    { type: 'multi-choice', props: { options }, draft: [true, false, true] },
    ['$2$', '13'],
  ],
  ['nothing where none is ticked', { type: 'multi-choice', props: { options }, draft: [false, false, false] }, []],
  ['the chosen option', { type: 'single-choice', props: { options }, draft: 1 }, ['9']],
  [
    'each number, with a true minus',
    { type: 'number-list', props: { fields, acceptRandomOrder: false, multiLine: false }, draft: ['-1', '3'] },
    ['\u22121', '3'],
  ],
  ['each point', { type: 'point', props: { points: fields }, draft: ['(-1; 3)'] }, ['(\u22121; 3)']],
  [
    'both numbers of a fraction',
    { type: 'fraction-number', props: { simplified: false }, draft: { numerator: '-3', denominator: '10' } },
    ['\u22123/10'],
  ],
  [
    'nothing of a fraction that was left empty',
    { type: 'fraction-number', props: { simplified: false }, draft: { numerator: '', denominator: '' } },
    [],
  ],
  ['nothing of a number, which is always beside it', { type: 'single-number', props: {}, draft: '5' }, []],
])('in one line an answer is named by %s', (_, control, parts) => {
  expect(answerInLine(control)).toEqual(parts)
})
