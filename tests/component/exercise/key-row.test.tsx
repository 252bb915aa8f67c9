import { screen, within } from '@testing-library/react'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { CHECK, renderPlayer, subTask } from './render-player'

const number: GeneratedControl = { type: 'single-number', props: {} }
const text: GeneratedControl = { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } }

const row = () => screen.queryByRole('region', { name: 'Billentyűk a válasz beírásához' })
const key = (name: string) => screen.getByRole('button', { name })
const keyNames = () =>
  within(row() ?? document.createElement('div'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

/** Shows controls and goes to the first field. */
async function enter(...controls: GeneratedControl[]) {
  const player = renderPlayer({ subTasks: [subTask(...controls), subTask(number)] })
  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  const [field] = fields
  if (!field) throw new Error('no field')
  await player.user.click(field)
  return { ...player, field, fields }
}

test.each<[string, GeneratedControl, readonly string[]]>([
  ['a number that may be a fraction', number, ['Mínuszjel', 'Tizedesvessző', 'Törtvonal', 'Szóköz']],
  ['a decimal', { type: 'single-number', props: { fractionDigits: 2 } }, ['Mínuszjel', 'Tizedesvessző']],
  ['an integer', { type: 'single-number', props: { fractionDigits: 0 } }, ['Mínuszjel']],
  [
    'a decimal that is not negative',
    { type: 'single-number', props: { fractionDigits: 1, min: 0 } },
    ['Tizedesvessző'],
  ],
  [
    'a numerator',
    { type: 'fraction-number', props: { simplified: false } },
    ['Mínuszjel', 'Törtvonal', 'Következő mező'],
  ],
  [
    'the first of several numbers that may be fractions',
    { type: 'number-list', props: { fields: [{}, {}], acceptRandomOrder: false, multiLine: false } },
    ['Mínuszjel', 'Tizedesvessző', 'Törtvonal', 'Szóköz', 'Következő mező'],
  ],
  [
    'the first of several decimals',
    { type: 'number-list', props: { fields: [{}, {}], fractionDigits: 1, acceptRandomOrder: false, multiLine: false } },
    ['Mínuszjel', 'Tizedesvessző', 'Következő mező'],
  ],
  [
    'an expression',
    { type: 'expression', props: { variables: ['x'] } },
    ['Kitevő', 'Nyitó zárójel', 'Záró zárójel', 'Törtvonal', 'Pluszjel', 'Kivonás jele'],
  ],
  [
    'a set of numbers',
    { type: 'number-set', props: { variable: 'x' } },
    ['Nyitó kapcsos zárójel', 'Pontosvessző', 'Záró kapcsos zárójel', 'Mínuszjel', 'Tizedesvessző', 'Törtvonal'],
  ],
  [
    'an interval',
    { type: 'interval', props: { variable: 'x' } },
    ['Nyitó szögletes zárójel', 'Záró szögletes zárójel', 'Pontosvessző', 'Végtelen', 'Unió', 'Mínuszjel'],
  ],
  [
    'an inequality',
    { type: 'interval', props: { variable: 'x', form: 'inequality' } },
    ['Kisebb', 'Kisebb vagy egyenlő', 'Nagyobb', 'Nagyobb vagy egyenlő', 'Nem egyenlő', 'Mínuszjel'],
  ],
  ['a point', { type: 'point', props: { points: [{}] } }, ['Pontosvessző', 'Mínuszjel', 'Tizedesvessző', 'Törtvonal']],
])('offers the keys that the field takes: %s', async (_, control, names) => {
  await enter(control)
  expect(keyNames()).toEqual(names)
})

test('shows nothing before a number field has had the focus, nor for a field of text', async () => {
  const { user, fields } = await enter(text, number)
  expect(row()).not.toBeInTheDocument()
  await user.click(fields[1] as HTMLInputElement)
  expect(row()).toBeInTheDocument()
  await user.click(fields[0] as HTMLInputElement)
  expect(row()).not.toBeInTheDocument()
})

test('inserts at the caret what the field takes, and leaves the focus in the field', async () => {
  const { user, field } = await enter(number)
  await user.keyboard('15')
  field.setSelectionRange(1, 1)
  await user.click(key('Tizedesvessző'))
  expect(field).toHaveFocus()
  expect([field.value, field.selectionStart]).toEqual(['1,5', 2])
  await user.click(key('Tizedesvessző'))
  expect([field.value, field.selectionStart]).toEqual(['1,,5', 3])
  expect(field).toHaveAccessibleDescription(numberInputMessages.malformed)
  await user.keyboard('{Backspace}2')
  expect(field).toHaveValue('1,25')
})

test('writes a mixed number', async () => {
  const { user, field } = await enter(number)
  await user.keyboard('1')
  await user.click(key('Szóköz'))
  await user.keyboard('3')
  await user.click(key('Törtvonal'))
  await user.keyboard('4')
  expect(field).toHaveValue('1 3/4')
})

test('puts the minus before the number and takes it away again, wherever the caret is', async () => {
  const { user, field } = await enter(number)
  await user.click(key('Mínuszjel'))
  await user.keyboard('15')
  expect(field).toHaveValue('-15')
  field.setSelectionRange(2, 2)
  await user.click(key('Mínuszjel'))
  expect([field.value, field.selectionStart]).toEqual(['15', 1])
  await user.click(key('Mínuszjel'))
  expect([field.value, field.selectionStart]).toEqual(['-15', 2])
})

test('sends what the keys have written', async () => {
  const { api, user } = await enter(number)
  await user.keyboard('1')
  await user.click(key('Tizedesvessző'))
  await user.keyboard('5')
  await user.click(key('Mínuszjel'))
  api.answer(CHECK, 200, { correct: false, outcome: 'wrong', controls: ['wrong'] })
  await user.click(key('Ellenőrzés'))
  await screen.findByText('Nem egészen...')
  expect(api.requests[0]?.body).toMatchObject({ answers: ['-1,5'] })
})

test('goes from the numerator to the denominator with the slash, of the row or of a keyboard', async () => {
  const { user, fields } = await enter({ type: 'fraction-number', props: { simplified: false } })
  const [numerator, denominator] = fields
  await user.keyboard('3')
  await user.click(key('Törtvonal'))
  expect(denominator).toHaveFocus()
  expect(numerator).toHaveValue('3')
  expect(screen.queryByRole('button', { name: 'Törtvonal' })).not.toBeInTheDocument()
  await user.keyboard('4')
  await user.click(numerator as HTMLInputElement)
  await user.keyboard('/')
  expect(denominator).toHaveFocus()
  expect([numerator?.value, denominator?.value]).toEqual(['3', '4'])
})

test('goes to the next number field, across the controls of the sub-task, and from the last to the first', async () => {
  const { user, fields } = await enter(number, text, number)
  const [first, , last] = fields
  await user.click(key('Következő mező'))
  expect(last).toHaveFocus()
  await user.click(key('Következő mező'))
  expect(first).toHaveFocus()
})

test('is reached with the tab key after the field and the check, and says what it has written', async () => {
  const { user, field } = await enter(number)
  await user.keyboard('5')
  key('Mínuszjel').focus()
  await user.keyboard('{Enter}')
  expect(key('Mínuszjel')).toHaveFocus()
  expect(field).toHaveValue('-5')
  expect(row()).toHaveTextContent('-5')
  expect(field.compareDocumentPosition(key('Mínuszjel'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(key('Ellenőrzés').compareDocumentPosition(key('Mínuszjel'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('goes away with the sub-task that is done', async () => {
  const { api, user } = await enter(number)
  await user.keyboard('5')
  api.answer(CHECK, 200, { correct: true, outcome: 'correct', controls: ['correct'] })
  await user.click(key('Ellenőrzés'))
  await screen.findByText('Szép munka!')
  expect(row()).not.toBeInTheDocument()
  await user.click(key('Tovább'))
  expect(row()).toBeInTheDocument()
})

test('is not there for a visitor, who cannot answer', async () => {
  const { user } = renderPlayer({ subTasks: [subTask(number)], access: 'visitor' })
  await user.click(screen.getByRole('textbox'))
  expect(row()).not.toBeInTheDocument()
})
