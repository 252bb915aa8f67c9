import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelfMarking } from '@/components/self-marking/self-marking'
import { selfMarkingMessages as messages } from '@/lib/shared/messages/self-marking'

const STEPS = ['Először ez.', 'Aztán ez.', 'Végül ez.']
const press = (step: number, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: messages.question(step) })).getByRole('button', { name }))

test('each step is seen when the one before is marked, and the marks are given when all are', async () => {
  const onMarked = jest.fn()
  render(<SelfMarking steps={STEPS} onMarked={onMarked} />)
  await screen.findByText('Először ez.')
  expect(screen.queryByText('Aztán ez.')).toBeNull()
  await press(1, messages.there)
  await press(2, messages.missing)
  expect(onMarked).not.toHaveBeenCalled()
  await press(3, messages.there)
  expect(onMarked.mock.calls).toEqual([[[true, false, true]]])
  expect(screen.getByRole('status')).toHaveTextContent(messages.sum(2, 3))
  await press(2, messages.there)
  expect(onMarked).toHaveBeenLastCalledWith([true, true, true])
  expect(screen.getByRole('status')).toHaveTextContent(messages.sum(3, 3))
})

test('marks that were given before are there again', async () => {
  render(<SelfMarking steps={STEPS} marks={[true, false, true]} />)
  await screen.findByText('Végül ez.')
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed).toEqual([messages.there, messages.missing, messages.there])
})
