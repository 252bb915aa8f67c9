/**
 * The looks of options of a form, which are those of the options of an exercise. They stand apart from `answer-class.ts`: as long
 * as nothing but the controls needs that one, these are the same script wherever they ask.
 */
export const CHOICE_CLASS =
  'answer-option border-control bg-raised has-checked:border-leaf has-checked:bg-leaf-wash hover:border-leaf'
export const CHOICE_RADIO_CLASS = 'answer-box rounded-full checked:border-[7px]'
