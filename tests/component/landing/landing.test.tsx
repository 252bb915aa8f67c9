import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import { Landing } from '@/components/landing/landing'
import type { TrialOffer } from '@/components/trial/trial-offer'
import { renderPage } from '@/tests/component/account/render-page'

const offer: TrialOffer = {
  grade: 5,
  position: 1,
  exercises: [{ exercise: 'elso', title: 'Az első' }],
  isFixed: false,
  generated: {
    seed: 7,
    difficultyLevel: 1,
    description: '',
    subTasks: [
      {
        description: 'Mennyi?',
        controls: [{ type: 'single-choice', props: { options: [{ label: 'egy' }, { label: 'kettő' }] } }],
        maxHints: 1,
        hasHints: true,
      },
    ],
  },
  texts: { block: { 'Mennyi?': 'Mennyi?' }, inline: { egy: 'egy', kettő: 'kettő' } },
}

/** Opens it, and waits for what comes on demand. */
async function openLanding(props: ComponentProps<typeof Landing> = { grades: [5, 7], offer, glimpse: undefined }) {
  const page = renderPage(
    <FeedbackProvider sender={undefined} supportEmail="info@pelda.hu">
      <Landing {...props} />
    </FeedbackProvider>,
  )
  if (props.offer) await screen.findByRole('radio', { name: 'kettő' })
  return page
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the landing page', () => {
  test('says first what it is about, and leads to registering and to the exercises', async () => {
    await openLanding()
    expect(screen.getByRole('heading', { level: 1, name: 'Matek, ami végre összeáll.' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Regisztrálok' })[0]).toHaveAttribute('href', '/register')
    expect(screen.getAllByRole('link', { name: 'Megnézem a feladatokat' })[0]).toHaveAttribute('href', '/exercises')
  })

  test.each(['Egyszerű árak', 'Szülőként ismerős?', 'Miért a Matekliget?'])('%s leads to registering', async (name) => {
    await openLanding()
    const links = part(name).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/register')
  })

  test('tells what each tier has and costs, and that explainers are free', async () => {
    await openLanding()
    const [free, premium] = part('Egyszerű árak').getAllByRole('article')
    expect(free).toHaveTextContent(
      /0\s?Ft.*Naponta 3 feladat, a gyakorlófeladatok új számokkal akárhányszor.*Minden lépéshez segítség.*Magyarázatok.*korlát nélkül.*felvételi feladatok egyenként/,
    )
    expect(premium).toHaveTextContent(
      /1990\s?Ft havonta.*Korlátlan.*vizsga módban.*megoldások kinyomtatva.*lemondható vagy módosítható.*30 napos/,
    )
  })

  test('asks for the grade, and has an exercise of the lowest one to solve at once', async () => {
    await openLanding()
    const chips = within(screen.getByRole('navigation', { name: 'Hányadikos vagy?' })).getAllByRole('link')
    expect(chips.map((chip) => [chip.getAttribute('aria-label'), chip.getAttribute('href')])).toEqual([
      ['5. osztály', '/try/5'],
      ['7. osztály', '/try/7'],
    ])
    expect(part('Próbafeladat').getByRole('radio', { name: 'kettő' })).toBeEnabled()
  })

  test('answers what parents ask, then the price, then what teachers ask', async () => {
    await openLanding()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    const wanted = ['Szülőként ismerős?', 'Egyszerű árak', 'Tanároknak', 'Miért a Matekliget?']
    expect(titles.filter((title) => wanted.includes(title ?? ''))).toEqual(wanted)
  })

  test('without content it still leads in', async () => {
    await openLanding({ grades: [], offer: undefined, glimpse: undefined })
    expect(screen.queryByRole('region', { name: 'Próbafeladat' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Regisztrálok' })[0]).toBeVisible()
  })

  test('asks for a discount by the message form', async () => {
    const { user } = await openLanding()
    await user.click(part('Egyszerű árak').getByRole('button', { name: 'Kérj ajánlatot!' }))
    expect(await screen.findByRole('dialog', { name: 'Írj nekünk!' })).toBeVisible()
  })
})
