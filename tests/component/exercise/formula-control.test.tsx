import { screen, waitFor } from '@testing-library/react'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { renderPlayer, subTask } from './render-player'

const expression: GeneratedControl = { type: 'expression', props: { prefix: '$3x^2-6x=$', variables: ['x'] } }

/** The formula below the field, as its tags and letters. */
const shown = () => document.querySelector('p math')?.innerHTML

test('what is typed stands below as a formula, and belongs to the field', async () => {
  const { user } = renderPlayer({ subTasks: [subTask(expression)] })
  const field = screen.getByRole('textbox')
  await user.type(field, '3x(x-2)/x^2')
  await waitFor(() => {
    expect(shown()).toBe(
      '<mfrac><mrow><mn>3</mn><mi>x</mi><mrow><mo>(</mo><mrow><mi>x</mi><mrow><mo>−</mo><mn>2</mn></mrow></mrow>' +
        '<mo>)</mo></mrow></mrow><msup><mi>x</mi><mn>2</mn></msup></mfrac>',
    )
  })
  // jsdom knows no styles of MathML, so it cannot compute the description.
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(description).toHaveTextContent(/^Így értjük: 3x/)
  await user.type(field, '/')
  expect(shown()).toBeUndefined()
})

test('nothing typed is asked for without asking the server', async () => {
  const { user, api } = renderPlayer({ subTasks: [subTask(expression)] })
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  expect(await screen.findByText('Ide még nem írtál semmit. Mi a válaszod?')).toBeVisible()
  expect(api.requests).toEqual([])
})

test('a key of the row writes at the caret', async () => {
  const { user } = renderPlayer({ subTasks: [subTask(expression)] })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(field, 'x')
  await user.click(screen.getByRole('button', { name: 'Kitevő' }))
  await user.keyboard('2')
  expect(field).toHaveValue('x^2')
  expect(field).toHaveFocus()
})

test('a set of numbers stands below as it is written', async () => {
  const { user } = renderPlayer({ subTasks: [subTask({ type: 'number-set', props: { variable: 'x' } })] })
  const field = screen.getByRole('textbox')
  await user.type(field, 'x = -2 vagy x = 1/2')
  await waitFor(() => {
    expect(shown()).toBe(
      '<mrow><mo>{</mo><mrow><mrow><mo>−</mo><mn>2</mn></mrow><mo>;</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>' +
        '<mo>}</mo></mrow>',
    )
  })
  await user.type(field, ' vagy')
  expect(shown()).toBeUndefined()
})

test('an interval stands below as Hungarian schools write it, and nothing of it is computed', async () => {
  const { user } = renderPlayer({ subTasks: [subTask({ type: 'interval', props: { variable: 'x' } })] })
  const field = screen.getByRole('textbox')
  await user.type(field, '(1; 2] U x > 3 és x > 4')
  await waitFor(() => expect(document.querySelector('p math')).toHaveTextContent(']1;2]∪x>3 és x>4'))
})
