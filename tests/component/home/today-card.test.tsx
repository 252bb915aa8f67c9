import { screen, within } from '@testing-library/react'
import { TodayCard } from '@/components/home/today-card'
import type { TodayAnswer } from '@/lib/domain/practice/model'
import { renderPage } from '../account/render-page'

type State = TodayAnswer['places'][number]['state']

/** The card of somebody of whom nothing has grown yet, when all of it is there. */
async function openCard(states: readonly State[]) {
  const places = states.map((state, index) => ({
    skill: `${index + 1}. készség`,
    kind: 'new' as const,
    title: `${index + 1}. feladat`,
    exerciseId: `${index}`,
    path: `/exercise/${index}`,
    state,
  }))
  renderPage(<TodayCard today={{ grade: 5, grades: [5], size: 6, week: { goal: 3, days: [] }, places }} isNew />)
  await screen.findByRole('button', { name: '5.', hidden: true })
}

test('offers who has practised nothing yet three exercises of the grade by name, of those that may be begun', async () => {
  await openCard(['open', 'locked', 'open', 'open', 'open'])
  const choices = within(screen.getByRole('region', { name: 'Kezdd bármelyikkel!' })).getAllByRole('link')
  expect(choices.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1. feladat1. készség', '/practice/1'],
    ['3. feladat3. készség', '/practice/3'],
    ['4. feladat4. készség', '/practice/4'],
  ])
  expect(screen.queryByRole('link', { name: 'Kezdjük!' })).toBeNull()
})

test('leads who has solved something today to the next place alone', async () => {
  await openCard(['done', 'open', 'open'])
  expect(screen.queryByRole('heading', { name: 'Kezdd bármelyikkel!' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Folytassuk!' })).toHaveAttribute('href', '/practice/2')
})

test('does not congratulate on a day for which there is nothing', async () => {
  await openCard([])
  expect(screen.getByText(/^Mára nem találtunk/)).toBeVisible()
  expect(screen.queryByText('Mára megvan, szép munka!')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Mi lett belőle?' })).toBeNull()
})

test('offers nothing to who may begin nothing today', async () => {
  await openCard(['locked', 'locked'])
  expect(screen.queryByRole('heading', { name: 'Kezdd bármelyikkel!' })).toBeNull()
  expect(screen.getByText(/^Ezek akkor nyílnak meg/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Mi lett belőle?' })).toBeNull()
})

test('shows who has done what the free tier allows what has come of it', async () => {
  await openCard(['done', 'locked'])
  expect(screen.getByText(/^A többi akkor nyílik meg/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mi lett belőle?' })).toHaveAttribute('href', '/practice/end')
})
