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

test('leads to the exercises of the pupil’s grade, where there are any', async () => {
  const today = { grades: [], size: 6 as const, week: { goal: 3, days: [] }, places: [] }
  await openHome({ today: { ...today, grade: 5 } })
  expect(screen.getByRole('link', { name: '5. osztályos feladatok' })).toHaveAttribute('href', '/exercises5')
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
