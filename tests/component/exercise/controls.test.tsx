import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { ControlView } from '@/components/exercise/controls/control-view'
import { initialControlState } from '@/components/exercise/player/control-state'
import { adoptFields } from '@/components/press/adopt-fields'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { CHECK, renderPlayer, subTask } from './render-player'

const wrong = { correct: false, outcome: 'wrong', controls: ['wrong'] }
const correct = { correct: true, outcome: 'correct', controls: ['correct'] }

/** Shows one control, lets the pupil answer, checks, and gives what the server was sent. */
async function answerOf(control: GeneratedControl, answer: (player: ReturnType<typeof renderPlayer>) => Promise<void>) {
  const player = renderPlayer({ subTasks: [subTask(control), subTask(control)] })
  player.api.answer(CHECK, 200, wrong)
  await answer(player)
  await player.user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  await screen.findByText('Nem egészen...')
  return player.api.requests[0]?.body
}

const sent = (answer: unknown) => ({ seed: 7, difficultyLevel: 2, subTask: 0, answers: [answer], attempt: 1 })

describe('a single number', () => {
  const control: GeneratedControl = { type: 'single-number', props: { prefix: '12 + 5 =', postfix: 'cm' } }
  const name = '12 + 5 = A válaszod cm'

  test('is sent as it was typed', async () => {
    const body = await answerOf(control, ({ user }) => user.type(screen.getByRole('textbox', { name }), '1.234,5 cm'))
    expect(body).toEqual(sent('1.234,5 cm'))
  })

  test.each([
    ['1\u00bd', '1 1/2'],
    ['\u20145', '-5'],
    ['1.234,5', '1.234,5'],
    ['\uff11\uff0f\uff12', '1/2'],
    ['\u200b12\u00a0345', '12 345'],
  ])('keeps %s that is typed or pasted, in plain characters: %s', async (text, shown) => {
    const { user } = renderPlayer({ subTasks: [subTask(control)] })
    const field = screen.getByRole('textbox', { name })
    await user.type(field, text)
    expect(field).toHaveValue(shown)
    await user.clear(field)
    await user.paste(text)
    expect(field).toHaveValue(shown)
    expect(field).not.toHaveAccessibleDescription()
  })

  test('keeps what is no number as well, says why it is none, and sends nothing', async () => {
    const { api, user } = renderPlayer({ subTasks: [subTask(control)] })
    const field = screen.getByRole('textbox', { name })
    await user.type(field, '5-3')
    expect(field).toHaveValue('5-3')
    expect(field).toHaveAccessibleDescription(numberInputMessages.calculation)
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
    expect(field).toHaveFocus()
    expect(api.requests).toEqual([])
    await user.type(field, '{Backspace}{Backspace}')
    expect(field).not.toHaveAccessibleDescription()
  })

  test('refuses what is too long as a whole, and keeps what was there', async () => {
    const { user } = renderPlayer({ subTasks: [subTask(control)] })
    const field = screen.getByRole('textbox', { name })
    await user.type(field, '12')
    await user.paste(' '.repeat(1_001))
    expect(field).toHaveValue('12')
    expect(field).toHaveAccessibleDescription(numberInputMessages['too-long'])
  })

  test('keeps the caret where the pupil types when a character is made plain', async () => {
    const { user } = renderPlayer({ subTasks: [subTask(control)] })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name })
    await user.type(field, '125')
    await user.type(field, '\u00bd', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field).toHaveValue('1 1/2 25')
    expect(field.selectionStart).toBe(6)
  })

  test('steps with the arrow keys within its bounds, and asks for its decimals', async () => {
    const { user } = renderPlayer({
      subTasks: [subTask({ type: 'single-number', props: { fractionDigits: 1, max: 0.2 } })],
    })
    const field = screen.getByRole('textbox', { name: 'A válaszod' })
    await user.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(field).toHaveValue('0,2')
    expect(field).toHaveAccessibleDescription('A választ 1 tizedesjegy pontossággal add meg!')
    expect(field).toHaveAttribute('inputmode', 'decimal')
  })
})

describe('a fraction', () => {
  const control: GeneratedControl = { type: 'fraction-number', props: { simplified: true } }
  const fields = () => screen.getAllByRole('textbox')

  test('is sent as numerator and denominator', async () => {
    const body = await answerOf(control, async ({ user }) => {
      expect(screen.getByPlaceholderText('számláló')).toHaveAccessibleName('számláló')
      expect(screen.getByPlaceholderText('nevező')).toHaveAccessibleName('nevező')
      await user.type(screen.getByRole('textbox', { name: 'számláló' }), '-12')
      await user.type(screen.getByRole('textbox', { name: 'nevező' }), '35')
    })
    expect(body).toEqual(sent({ numerator: '-12', denominator: '35' }))
  })

  test('takes a fraction that is pasted above its line', async () => {
    const { user } = renderPlayer({ subTasks: [subTask(control)] })
    await user.click(fields()[0] as HTMLElement)
    await user.paste('-12/35')
    expect(fields()).toEqual([expect.objectContaining({ value: '-12' }), expect.objectContaining({ value: '35' })])
  })

  test.each([
    [0, '1,2', numberInputMessages.integer],
    [1, '3/5', numberInputMessages.integer],
    [1, '0', numberInputMessages['zero-denominator']],
  ])('keeps what is no integer, and asks for one in the field where it stands (%i: %s)', async (at, text, question) => {
    const { api, user } = renderPlayer({ subTasks: [subTask(control)] })
    await user.type(fields()[1 - at] as HTMLElement, '7')
    await user.type(fields()[at] as HTMLElement, text)
    expect(fields()[at]).toHaveValue(text)
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
    expect(fields()[at]).toHaveFocus()
    expect(screen.getAllByText(question)).not.toEqual([])
    expect(api.requests).toEqual([])
  })
})

test('nothing is said of decimals under an answer that is exact', () => {
  renderPlayer({ subTasks: [subTask({ type: 'single-number', props: { fractionDigits: 3, rounded: false } })] })
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
  expect(screen.queryByText(/tizedesjegy/)).not.toBeInTheDocument()
})

test('the fields of a list take all that a single one takes', async () => {
  const control: GeneratedControl = {
    type: 'number-list',
    props: { fields: [{ postfix: 'cm' }, {}], acceptRandomOrder: false, multiLine: false },
  }
  const body = await answerOf(control, async ({ user }) => {
    const [first, second] = screen.getAllByRole('textbox')
    await user.type(first as HTMLElement, '1 1/2 cm')
    await user.type(second as HTMLElement, '-3/4')
  })
  expect(body).toEqual(sent(['1 1/2 cm', '-3/4']))
})

test('a list of numbers is sent in the order of its fields', async () => {
  const fields = [{ prefix: 'a =' }, { prefix: 'b =' }]
  const control: GeneratedControl = {
    type: 'number-list',
    props: { fields, acceptRandomOrder: true, multiLine: false },
  }
  const body = await answerOf(control, async ({ user }) => {
    expect(screen.getByText('A sorrend nem számít.')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'b = 2. válaszod' }), '8')
    await user.type(screen.getByRole('textbox', { name: 'a = 1. válaszod' }), '3')
  })
  expect(body).toEqual(sent(['3', '8']))
})

test('a text is sent as it was typed', async () => {
  const control: GeneratedControl = { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } }
  const body = await answerOf(control, ({ user }) =>
    user.type(screen.getByRole('textbox', { name: 'A válaszod' }), 'XIV'),
  )
  expect(body).toEqual(sent('XIV'))
})

test('a single choice is sent as the index of the option', async () => {
  const control: GeneratedControl = {
    type: 'single-choice',
    props: { options: [{ label: 'kisebb' }, { label: 'nagyobb' }] },
  }
  const body = await answerOf(control, async ({ user }) => {
    const group = screen.getByRole('group', { name: 'Válaszd ki a helyes választ!' })
    await user.click(within(group).getByRole('radio', { name: 'nagyobb' }))
  })
  expect(body).toEqual(sent(1))
})

test('a choice between two is sent for every statement', async () => {
  const options = [
    { statement: 'A 7 prím.', trueLabel: 'Igaz', falseLabel: 'Hamis' },
    { statement: 'A 9 prím.', trueLabel: 'Igaz', falseLabel: 'Hamis' },
  ]
  const body = await answerOf({ type: 'binary-choice', props: { options } }, async ({ user }) => {
    await user.click(within(screen.getByRole('radiogroup', { name: 'A 7 prím.' })).getByRole('radio', { name: 'Igaz' }))
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'A 9 prím.' })).getByRole('radio', { name: 'Hamis' }),
    )
  })
  expect(body).toEqual(sent([true, false]))
})

test('a multiple choice is sent for every option', async () => {
  const options = [{ label: '2' }, { label: '4' }, { label: '5' }]
  const body = await answerOf({ type: 'multi-choice', props: { options } }, async ({ user }) => {
    await user.click(screen.getByRole('checkbox', { name: '2' }))
    await user.click(screen.getByRole('checkbox', { name: '4' }))
    await user.click(screen.getByRole('checkbox', { name: '5' }))
    await user.click(screen.getByRole('checkbox', { name: '4' }))
  })
  expect(body).toEqual(sent([true, false, true]))
})

test('an option that tells again that it is ticked, as the page has it do when it is taken over, stays ticked', async () => {
  const options = [{ label: '2' }, { label: '4' }]
  const body = await answerOf({ type: 'multi-choice', props: { options } }, async ({ user }) => {
    await user.click(screen.getByRole('checkbox', { name: '4' }))
    act(adoptFields)
  })
  expect(body).toEqual(sent([false, true]))
})

test.each<[string, GeneratedControl, RegExp]>([
  ['a number', { type: 'single-number', props: {} }, /számot/],
  ['a text', { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } }, /Mi a válaszod/],
  ['a choice', { type: 'single-choice', props: { options: [{ label: 'igen' }] } }, /Melyik a helyes/],
])('a missing answer is asked for, with the focus on the field: %s', async (_, control, question) => {
  const { api, user } = renderPlayer({ subTasks: [subTask(control)] })
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  expect(screen.getByRole('status')).toHaveTextContent(question)
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(api.requests).toEqual([])
})

test.each<[string, GeneratedControl, string]>([
  ['a number', { type: 'single-number', props: {} }, 'textbox'],
  ['a fraction', { type: 'fraction-number', props: { simplified: false } }, 'textbox'],
  ['numbers', { type: 'number-list', props: { fields: [{}], acceptRandomOrder: false, multiLine: true } }, 'textbox'],
  ['a text', { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } }, 'textbox'],
  ['a choice', { type: 'single-choice', props: { options: [{ label: 'igen' }] } }, 'radio'],
  ['several choices', { type: 'multi-choice', props: { options: [{ label: 'igen' }] } }, 'checkbox'],
])('keeps what was answered when it is wrong, and is locked when it is right: %s', async (_, control, role) => {
  const { api, user } = renderPlayer({ subTasks: [subTask(control), subTask(control)] })
  for (const field of screen.getAllByRole(role)) {
    if (role === 'textbox') await user.type(field, '5')
    else await user.click(field)
  }

  api.answer(CHECK, 200, wrong)
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  await screen.findByText('Nem egészen...')
  const [field] = screen.getAllByRole(role)
  if (role === 'textbox') expect(field).toHaveValue('5')
  else expect(field).toBeChecked()

  api.answer(CHECK, 200, correct)
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  await screen.findByText('Szép munka!')
  const [locked] = screen.getAllByRole(role)
  expect(locked).toHaveProperty(role === 'textbox' ? 'readOnly' : 'disabled')
  if (role === 'textbox') expect(locked).toHaveAttribute('readonly')
  else expect(locked).toBeDisabled()
})

describe('a wrong answer marks no more than was chosen or named', () => {
  const list: GeneratedControl = {
    type: 'number-list',
    props: { fields: [{}, {}], acceptRandomOrder: false, multiLine: false },
  }
  const statements: GeneratedControl = {
    type: 'binary-choice',
    props: {
      options: ['A 7 prím.', 'A 9 prím.'].map((statement) => ({ statement, trueLabel: 'Igaz', falseLabel: 'Hamis' })),
    },
  }
  const boxes: GeneratedControl = { type: 'multi-choice', props: { options: [{ label: '2' }, { label: '4' }] } }
  const fraction: GeneratedControl = { type: 'fraction-number', props: { simplified: false } }

  async function miss(
    control: GeneratedControl,
    answer: (player: ReturnType<typeof renderPlayer>) => Promise<void>,
    more = {},
  ) {
    const player = renderPlayer({ subTasks: [subTask(control)] })
    await answer(player)
    player.api.answer(CHECK, 200, { ...wrong, ...more })
    await player.user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
    await screen.findByRole('region', { name: 'Nem egészen...' })
    return player
  }
  const typeAll = async ({ user }: ReturnType<typeof renderPlayer>) => {
    for (const field of screen.getAllByRole('textbox')) await user.type(field, '5')
  }
  const tick = ({ user }: ReturnType<typeof renderPlayer>) => user.click(screen.getByRole('checkbox', { name: '2' }))
  const decide = async ({ user }: ReturnType<typeof renderPlayer>) => {
    for (const option of screen.getAllByRole('radio', { name: 'Igaz' })) await user.click(option)
  }

  test('of options the chosen one, in words as well; the others stay as they were', async () => {
    const control: GeneratedControl = {
      type: 'single-choice',
      props: { options: ['kisebb', 'nagyobb', 'egyenlő'].map((label) => ({ label })) },
    }
    const { unmount } = renderPlayer({ subTasks: [subTask(control)] })
    const before = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.className)
    unmount()
    await miss(control, (player) => player.user.click(screen.getByRole('radio', { name: 'nagyobb' })))
    const after = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.className)
    expect(after.map((look, index) => look === before[index])).toEqual([true, false, true])
    expect(screen.getByText('ezt választottad').closest('label')).toHaveTextContent('nagyobb')
    expect(screen.getByRole('radio', { name: 'nagyobb' })).toHaveAccessibleDescription('ezt választottad')
    expect(screen.getByRole('radio', { name: 'kisebb' })).not.toHaveAccessibleDescription()
  })

  test.each([
    ['numbers', list, typeAll],
    ['a fraction', fraction, typeAll],
    ['statements', statements, decide],
    ['several choices', boxes, tick],
  ])('of %s the group', async (_, control, answer) => {
    await miss(control, answer)
    const said = screen.getByText('Valami még nem stimmel')
    expect(said.closest('[data-mark="wrong"]')).toHaveClass('outline-miss')
    expect(document.querySelectorAll('form [aria-invalid], form .border-miss')).toHaveLength(0)
  })

  test('of numbers the one that the remark names, to which “Újra megpróbálom” leads', async () => {
    const { user } = await miss(list, typeAll, { feedback: 'Nézd a százasokat!', field: { control: 0, index: 1 } })
    const [first, second] = screen.getAllByRole('textbox')
    expect(first).toBeValid()
    expect(second).toBeInvalid()
    expect(screen.queryByText('Valami még nem stimmel')).toBeNull()
    expect(second).toHaveAccessibleDescription('Ezt nézd meg újra!')
    expect(first).not.toHaveAccessibleDescription()
    await user.click(screen.getByRole('button', { name: 'Újra megpróbálom' }))
    expect(second).toHaveFocus()
    await user.keyboard('8')
    expect(second).toHaveValue('8')
    expect(second).toBeValid()
  })
})

test('an answer found right shows locked as it was given: a choice for each statement', async () => {
  const options = [{ statement: 'A 7 prím.', trueLabel: 'Igaz', falseLabel: 'Hamis' }]
  const control: GeneratedControl = { type: 'binary-choice', props: { options } }
  const { api, user } = renderPlayer({ subTasks: [subTask(control), subTask(control)] })
  await user.click(screen.getByRole('radio', { name: 'Igaz' }))
  api.answer(CHECK, 200, correct)
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  await screen.findByText('Szép munka!')
  expect(screen.getByRole('radio', { name: 'Igaz' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Igaz' })).toBeDisabled()
})

test('prefix and postfix are rich text, and flat in the name of the field', async () => {
  const props = { prefix: '$\\frac{3}{4} \\cdot 6 =$', postfix: '**cm²**' }
  renderPlayer({ subTasks: [subTask({ type: 'single-number', props })] })
  expect(screen.getByRole('textbox', { name: '3/4 · 6 = A válaszod cm²' })).toBeInTheDocument()
  expect((await screen.findByText('cm²')).tagName).toBe('STRONG')
  expect(document.querySelectorAll('form math mfrac')).toHaveLength(1)
})

test('the control of a type that this code does not know is an alert, and what the server says of it is told', async () => {
  const unknown = { type: 'drawing', props: {} } as unknown as GeneratedControl
  const { api, user } = renderPlayer({ subTasks: [subTask(unknown, { type: 'single-number', props: {} })] })
  expect(screen.getByRole('alert')).toHaveTextContent('Not implemented control type drawing')
  api.answer(CHECK, 400, 'invalid-request')
  await user.type(screen.getByRole('textbox'), '5{Enter}')
  expect(await screen.findByRole('region', { name: 'Ez most nem sikerült' })).toBeInTheDocument()
})

test('what is ticked in one moment is kept, though each tick knows of none of the others', async () => {
  const control = initialControlState({
    type: 'multi-choice',
    props: { options: [{ label: 'egy' }, { label: 'kettő' }, { label: 'három' }] },
  })
  const onChange = jest.fn()
  // It is not rendered again in between.
  render(<ControlView control={control} index={0} isLocked={false} onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'egy' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'három' }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ draft: [true, false, true] }))
})
