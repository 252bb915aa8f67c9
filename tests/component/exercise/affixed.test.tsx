import { act, render, screen } from '@testing-library/react'
import { Affixed } from '@/components/exercise/controls/affixed'

async function show(postfix: string) {
  // What formulas need comes by itself.
  await act(async () => {
    render(
      <Affixed affixes={{ prefix: 'a pihenő hossza:', postfix }} label="A válaszod">
        {(name) => <input aria-label={name} />}
      </Affixed>,
    )
    await import('@/components/rich-text/browser-rich-text')
  })
  return screen.getByRole('textbox').parentElement
}

test('a unit stays on the line of its field, whatever is before them', async () => {
  const together = await show('perc')
  expect(together).toHaveTextContent('perc')
  expect(together).not.toHaveTextContent('a pihenő hossza:')
})

test('what goes on with the calculation may go on in the next line', async () => {
  expect(await show('perc + 45 perc = 120 perc')).toHaveTextContent('a pihenő hossza:')
})
