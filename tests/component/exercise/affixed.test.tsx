import { render, screen } from '@testing-library/react'
import { Affixed } from '@/components/exercise/controls/affixed'

function show(postfix: string) {
  render(
    <Affixed affixes={{ prefix: 'a pihenő hossza:', postfix }} label="A válaszod">
      {(name) => <input aria-label={name} />}
    </Affixed>,
  )
  return screen.getByRole('textbox').parentElement
}

test('a unit stays on the line of its field, whatever is before them', () => {
  const together = show('perc')
  expect(together).toHaveTextContent('perc')
  expect(together).not.toHaveTextContent('a pihenő hossza:')
})

test('what goes on with the calculation may go on in the next line', () => {
  expect(show('perc + 45 perc = 120 perc')).toHaveTextContent('a pihenő hossza:')
})
