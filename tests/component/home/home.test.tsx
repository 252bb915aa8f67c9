import { act, render, screen, within } from '@testing-library/react'
import { Home } from '@/components/home/home'
import { usageViewOf } from '@/tests/support/usage-builder'
import { installFakeApi } from '../exercise/fake-api'

const of = (id: string, label: string, exerciseCount: number) => ({ id, label, exerciseCount })

/** Opens it, and waits for what comes on demand. */
async function openHome(more: Partial<Parameters<typeof Home>[0]> = {}) {
  installFakeApi()
  await act(async () => {
    render(
      <Home
        name="Kata"
        emailVerified
        awaited={undefined}
        usage={usageViewOf(['a'])}
        today={undefined}
        week={undefined}
        grove={[]}
        openExercise={undefined}
        classifications={[
          of('hu|grade|5', '5. osztály', 12),
          of('hu|grade|6', '6. osztály', 0),
          of('hu|final-exam|2012', '2012. május', 18),
          of('hu|topic|a', 'Terület', 3),
        ]}
        {...more}
      />,
    )
  })
}

const linksOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the first of the three collections is that of a grade', () => {
  const today = { grades: [], size: 6 as const, week: { goal: 3, days: [] }, places: [] }
  const classifications = [of('hu|grade|5', '5. osztály', 12), of('hu|grade|6', '6. osztály', 3)]
  const firstCollection = () => linksOf('Válassz, mit gyakorolsz!')[0]

  test.each([
    ['the pupil’s', 6, '6.6. osztályos feladatok', '/grade/6'],
    ['the lowest, while none is chosen', undefined, '5.5. osztályos feladatok', '/exercises5'],
    ['the lowest, where the pupil’s has no exercises', 9, '5.5. osztályos feladatok', '/exercises5'],
  ])('%s', async (_whose, grade, title, href) => {
    await openHome({ classifications, today: { ...today, ...(grade && { grade }) } })
    expect(firstCollection()).toEqual([expect.stringContaining(title), href])
    // Named once on the page.
    expect(screen.getAllByRole('link', { name: /osztályos feladatok/ })).toHaveLength(1)
  })
})

test('greets by name, and tells how many exercises are left', async () => {
  await openHome()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Szia, Kata!')
  expect(screen.getByText('Ma még 2 új feladatot választhatsz.')).toBeInTheDocument()
})

test('has the ways to the three collections', async () => {
  await openHome()
  const hrefs = linksOf('Válassz, mit gyakorolsz!').map(([, href]) => href)
  expect(hrefs).toEqual(['/exercises5', '/exercises', '/admission'])
})

test('lists the final exams and the grades that have exercises', async () => {
  await openHome()
  expect(linksOf('Feladatok osztályonként')).toEqual([['5. osztály12 feladat', '/list?cls=hu%7Cgrade%7C5']])
  expect(linksOf('Érettségi feladatok')).toEqual([['2012. május18 feladat', '/list?cls=hu%7Cfinal-exam%7C2012']])
})

test('begins with the newest of the final exams, each by its day', async () => {
  await openHome({
    classifications: [
      of('hu|final-exam|2012-05-08', 'Érettségi: 2012. május 8.', 18),
      of('hu|final-exam|2021-05-04', 'Érettségi: 2021. május 4.', 18),
      of('hu|final-exam|2018-05-08', 'Érettségi: 2018. május 8.', 18),
    ],
  })
  expect(linksOf('Érettségi feladatok').map(([text]) => text)).toEqual([
    '2021. május 4.18 feladat',
    '2018. május 8.18 feladat',
    '2012. május 8.18 feladat',
  ])
})

test('shows no empty list', async () => {
  await openHome({ classifications: [of('hu|grade|5', '5. osztály', 0)] })
  expect(screen.queryByRole('heading', { name: 'Feladatok osztályonként' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Érettségi feladatok' })).toBeNull()
})

test('leads back into the exercise that was begun, and to the mistakes', async () => {
  await openHome({ openExercise: { title: 'Padok a tanösvényen', path: '/exercise/padok?s=5&d=1', step: 2, of: 3 } })
  const link = screen.getByRole('link', { name: /Folytasd!/ })
  expect(link).toHaveAttribute('href', '/exercise/padok?s=5&d=1')
  expect(link).toHaveTextContent('Padok a tanösvényen2. részfeladat, összesen 3')
  expect(screen.getByRole('link', { name: 'Hibáim' })).toHaveAttribute('href', '/mistakes')
})

test('offers nothing to go on with where nothing is begun', async () => {
  await openHome()
  expect(screen.queryByRole('link', { name: /Folytasd/ })).not.toBeInTheDocument()
})

test('says what has grown this week', async () => {
  await openHome({ week: { risen: [{ skill: 'Kerekítés ezresre', state: 'working' }], mended: 2 } })
  const grown = within(screen.getByRole('region', { name: 'Ezen a héten nőtt' }))
  expect(grown.getByRole('listitem')).toHaveTextContent('Kerekítés ezresre megy')
  expect(grown.getByRole('link', { name: '2 hibát kijavítottál.' })).toHaveAttribute('href', '/mistakes?view=mended')
})

test('says nothing of a week in which nothing has grown', async () => {
  await openHome({ week: { risen: [], mended: 0 } })
  expect(screen.queryByRole('heading', { name: 'Ezen a héten nőtt' })).toBeNull()
})

test('greets with the trees on which something has grown', async () => {
  const skillOf = (id: string, state: 'new' | 'working') => ({
    id,
    title: id,
    state,
    after: [],
    rounds: [],
    exercises: [],
  })
  const grove = [
    { id: 'a', title: 'Szögek', skills: [skillOf('a', 'new')] },
    { id: 'b', title: 'Törtek', skills: [skillOf('b', 'working'), skillOf('c', 'new')] },
  ]
  await openHome({ grove })
  const trees = screen.getByRole('link', { name: 'A ligeted: 2 fa, 3 készség: 1 megy' })
  expect(trees).toHaveAttribute('href', '/map')
  expect(trees.querySelectorAll('svg')).toHaveLength(1)
})

test('greets with no trees of their own who has not begun', async () => {
  await openHome({ grove: [{ id: 'a', title: 'Szögek', skills: [] }] })
  expect(screen.queryByRole('link', { name: /^A ligeted/ })).toBeNull()
})

test('names what grew this week, and how much more is on the map', async () => {
  const risen = Array.from({ length: 7 }, (_, index) => ({ skill: `Készség ${index}`, state: 'working' as const }))
  await openHome({ week: { risen, mended: 0 } })
  const week = screen.getByRole('region', { name: 'Ezen a héten nőtt' })
  expect(within(week).getAllByRole('listitem')).toHaveLength(5)
  expect(within(week).getByRole('link', { name: 'és még 2 készség a térképen' })).toHaveAttribute('href', '/map')
})
