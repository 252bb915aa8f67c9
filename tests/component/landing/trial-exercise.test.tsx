import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TrialExercise } from '@/components/landing/trial-exercise'

const button = (name: string) => screen.getByRole('button', { name })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const verdict = () => screen.getByRole('status')
const hints = () =>
  within(screen.getByRole('list', { name: 'Segítségek' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

describe('the exercise to try on the landing page', () => {
  test('asks for a choice before it checks', async () => {
    render(<TrialExercise />)
    await userEvent.click(button('Ellenőrzés'))
    expect(verdict()).toHaveTextContent('Előbb válassz egyet!')
  })

  test.each([
    [/^7975/, /Nem egészen\.\.\..*25 forintot vontál le.*az ár negyede/],
    [/^2000/, /Nem egészen\.\.\..*De mennyit kell érte fizetni/],
  ])('tells what the wrong answer %s comes from, until another is chosen', async (name, text) => {
    render(<TrialExercise />)
    await choose(name)
    await userEvent.click(button('Ellenőrzés'))
    expect(verdict()).toHaveTextContent(text)
    await choose(/^6000/)
    expect(verdict()).toBeEmptyDOMElement()
  })

  test('gives two hints, one after another, and does not tell the answer', async () => {
    render(<TrialExercise />)
    expect(hints()).toEqual([])
    await userEvent.click(button('Segítség'))
    expect(hints()).toEqual(['1/2A 25% az ár negyede. Mennyi az forintban?'])
    await userEvent.click(button('Segítség'))
    await userEvent.click(button('Segítség'))
    expect(hints()).toEqual([expect.anything(), '2/2Az ár negyede 2000 Ft: ennyivel lett olcsóbb.'])
    expect(button('Segítség')).toHaveAttribute('aria-disabled', 'true')
  })

  test('leads to the registration after the right answer', async () => {
    render(<TrialExercise />)
    await choose(/^6000/)
    await userEvent.click(button('Ellenőrzés'))
    expect(verdict()).toHaveTextContent('Pontosan!Az ár negyede 2000 Ft, és 8000 Ft − 2000 Ft = 6000 Ft.')
    expect(screen.getByRole('link', { name: 'Jöhet a következő feladat' })).toHaveAttribute('href', '/register')
  })

  test('comes again with other numbers, without the hints and the choice, and with the focus', async () => {
    render(<TrialExercise />)
    await userEvent.click(button('Segítség'))
    await choose(/^6000/)
    await userEvent.click(button('Ellenőrzés'))
    await userEvent.click(button('Más számokkal'))
    expect(screen.getByRole('group', { name: /^Egy hátizsák 6500\s?Ft volt, most 20%-kal olcsóbb/ })).toBeVisible()
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    expect(hints()).toEqual([])
    expect(verdict()).toBeEmptyDOMElement()
  })
})
