import { optionClass, RADIO_CLASS } from '@/components/exercise/controls/answer-class'
import { CHOICE_CLASS, CHOICE_RADIO_CLASS } from '@/components/ui/choice-class'

const words = (classes: string) => classes.split(' ').toSorted()

test('options of a form look as those of an exercise, though they are said apart', () => {
  expect(words(CHOICE_CLASS)).toEqual(words(optionClass({ mark: undefined, isLocked: false })))
  expect(CHOICE_RADIO_CLASS).toBe(RADIO_CLASS)
})
