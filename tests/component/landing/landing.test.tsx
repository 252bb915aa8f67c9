import { screen, within } from '@testing-library/react'
import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import { Landing } from '@/components/landing/landing'
import { renderPage } from '@/tests/component/account/render-page'

function openLanding() {
  return renderPage(
    <FeedbackProvider sender={undefined} supportEmail="info@pelda.hu">
      <Landing />
    </FeedbackProvider>,
  )
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the landing page', () => {
  test('says first what it is about, and leads to registering and to the exercises', () => {
    openLanding()
    expect(screen.getByRole('heading', { level: 1, name: 'Matek, ami végre összeáll.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Kezdd el ingyen' })).toHaveAttribute('href', '/register')
    expect(screen.getByRole('link', { name: 'Megnézem a feladatokat' })).toHaveAttribute('href', '/exercises')
  })

  test.each(['Így tanulsz nálunk', 'Egyszerű árak', 'Szülőként ismerős?', 'Miért a Matekliget?'])(
    '%s leads to registering',
    (name) => {
      openLanding()
      const links = part(name).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toContain('/register')
    },
  )

  test('tells what each tier has and costs, and of no videos while there are none', () => {
    openLanding()
    const [free, premium] = part('Egyszerű árak').getAllByRole('article')
    expect(free).toHaveTextContent(
      /0\s?Ft.*Naponta 3 különböző feladat.*Útmutatóval kísért feladatok.*felvételi feladatok egyenként/,
    )
    expect(premium).toHaveTextContent(
      /1990\s?Ft havonta.*Korlátlan.*vizsga módban.*megoldások kinyomtatva.*lemondható vagy módosítható.*30 napos/,
    )
  })

  test('asks for a discount by the message form', async () => {
    const { user } = openLanding()
    await user.click(part('Egyszerű árak').getByRole('button', { name: 'Kérj ajánlatot!' }))
    expect(await screen.findByRole('dialog', { name: 'Írj nekünk!' })).toBeVisible()
  })
})
