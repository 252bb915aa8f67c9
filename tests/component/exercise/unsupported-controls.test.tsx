import { act, screen } from '@testing-library/react'
import { renderPlayer, subTask } from './render-player'

test('a control that cannot be shown is named in its place, and the others can be answered', async () => {
  const unsupported = [{ at: 1, type: 'drawing' }]
  const both = subTask({ type: 'single-number', props: {} }, { type: 'single-number', props: {} })
  await act(async () => {
    renderPlayer({ subTasks: [{ ...both, unsupported }] })
  })
  const alert = screen.getByText('Not implemented control type drawing')
  const [first, second] = screen.getAllByRole('textbox')
  if (!first || !second) throw new Error('a field is missing')
  expect(alert.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(alert.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
