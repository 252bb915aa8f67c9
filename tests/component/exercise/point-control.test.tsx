import { screen, waitFor } from '@testing-library/react'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { pointInputMessages as messages } from '@/lib/shared/messages/point-input'
import { CHECK, renderPlayer, subTask } from './render-player'

const single: GeneratedControl = { type: 'point', props: { points: [{ prefix: "$A' =$" }] } }
const line: GeneratedControl = { type: 'point', props: { points: messages.pointsOf.line, shape: 'line' } }

const check = () => screen.getByRole('button', { name: 'Ellenőrzés' })
/** The formula below a field. */
const shown = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.querySelector('math')?.innerHTML

test('what is typed stands below as it is understood, and nothing while it is no point', async () => {
  const { user } = renderPlayer({ subTasks: [subTask(single)] })
  const field = screen.getByRole('textbox', { name: "A' = A válaszod" })
  await user.type(field, 'A(2;-1/2')
  expect(shown(field)).toBeUndefined()
  await user.type(field, ')')
  await waitFor(() => {
    expect(shown(field)).toBe(
      '<mrow><mo>(</mo><mrow><mrow><mn>2</mn></mrow><mo>;</mo>' +
        '<mrow><mo>−</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></mrow><mo>)</mo></mrow>',
    )
  })
})

test('what cannot be read is asked for without asking the server', async () => {
  const { user, api } = renderPlayer({ subTasks: [subTask(single)] })
  await user.click(check())
  expect(await screen.findByText(messages.empty)).toBeVisible()
  await user.type(screen.getByRole('textbox'), '(2, -3)')
  await user.click(check())
  expect(await screen.findByText(messages.comma('2', '-3'))).toBeVisible()
  expect(api.requests).toEqual([])
})

test('several points are fields of their own, and the one at fault is asked for', async () => {
  const { user, api } = renderPlayer({ subTasks: [subTask(line)] })
  const [first, second] = screen.getAllByRole('textbox')
  if (!first || !second) throw new Error('no fields')
  await user.type(first, '0; 1')
  await user.type(second, '(0; 1)')
  await user.click(check())
  expect(await screen.findByText(messages.shape.line)).toBeVisible()
  await waitFor(() => expect(second).toHaveFocus())
  await user.clear(second)
  await user.type(second, '1; 3')
  api.answer(CHECK, 200, { correct: true, outcome: 'correct', controls: ['correct'] })
  await user.click(check())
  await waitFor(() => expect(api.requests[0]?.body).toMatchObject({ answers: [['0; 1', '1; 3']] }))
})

test('a key of the row writes a semicolon at the caret', async () => {
  const { user } = renderPlayer({ subTasks: [subTask(single)] })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(field, '2')
  await user.click(screen.getByRole('button', { name: 'Pontosvessző' }))
  await user.keyboard('3')
  expect(field).toHaveValue('2;3')
})
