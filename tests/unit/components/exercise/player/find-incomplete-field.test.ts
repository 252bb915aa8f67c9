import type { ControlState } from '@/components/exercise/player/control-state'
import { findIncompleteField } from '@/components/exercise/player/find-incomplete-field'

const number = (draft: string): ControlState => ({ type: 'single-number', props: {}, draft })
const choice = (draft: number | undefined): ControlState => ({ type: 'single-choice', props: { options: [] }, draft })
const list = (...draft: string[]): ControlState => ({
  type: 'number-list',
  props: { acceptRandomOrder: false, multiLine: false, fields: draft.map(() => ({ postfix: 'cm' })) },
  draft,
})
const judgements = (...draft: (boolean | undefined)[]): ControlState => ({
  type: 'binary-choice',
  props: { options: [] },
  draft,
})

describe('a sub-task can be sent', () => {
  test.each<[string, ControlState]>([
    ['with a number', number('-1,5')],
    ['with a number that has two readings, which only the server can settle', number('1,500')],
    ['with the unit that the field shows', list('3 cm')],
    ['with the first option chosen', choice(0)],
    ['with false decided', judgements(false, true)],
    ['with none of several ticked', { type: 'multi-choice', props: { options: [] }, draft: [false, false] }],
  ])('%s', (_, control) => {
    expect(findIncompleteField([control])).toBeUndefined()
  })
})

describe('the first field that needs something is found', () => {
  test.each<[string, ControlState[], { control: number; field: number }]>([
    ['an empty number', [number('')], { control: 0, field: 0 }],
    ['a lone minus', [number('5'), number('-')], { control: 1, field: 0 }],
    [
      'a missing denominator',
      [{ type: 'fraction-number', props: { simplified: false }, draft: { numerator: '1', denominator: '' } }],
      { control: 0, field: 1 },
    ],
    ['a gap in a list', [list('1', ' ', '')], { control: 0, field: 1 }],
    [
      'a text of spaces',
      [{ type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false }, draft: '  ' }],
      { control: 0, field: 0 },
    ],
    ['no choice', [choice(undefined)], { control: 0, field: 0 }],
    ['an undecided statement', [judgements(true, undefined)], { control: 0, field: 1 }],
  ])('%s', (_, controls, place) => {
    expect(findIncompleteField(controls)).toMatchObject(place)
  })
})
