import { render, screen, within } from '@testing-library/react'
import { ExplainerIndexPage } from '@/components/explainer/explainer-index-page'
import type { ExplainerEntry } from '@/lib/domain/explainer/model'

const entry = (id: string, given: Partial<ExplainerEntry> = {}): ExplainerEntry => ({
  id,
  title: `Mi az, hogy ${id}?`,
  summary: 'Megnézzük.',
  grade: 5,
  minutes: 3,
  ...given,
})

test('explainers stand by topic, in the order of the map, and those about exams last', () => {
  render(
    <ExplainerIndexPage
      labels={{ 'hu|topic|fractions': 'Törtek', 'hu|topic|sets': 'Halmazok' }}
      entries={[
        entry('exam-felveteli', { grade: 6 }),
        entry('expand', { topic: 'hu|topic|fractions', skillTitle: 'Törtek bővítése' }),
        entry('subsets', { topic: 'hu|topic|sets' }),
        entry('simplify', { topic: 'hu|topic|fractions', grade: 6 }),
      ]}
    />,
  )
  const parts = screen.getAllByRole('region')
  const told = parts.map((part) => [
    within(part).getByRole('heading').textContent,
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ])
  expect(told).toEqual([
    ['Törtek', ['/explainers/expand', '/explainers/simplify']],
    ['Halmazok', ['/explainers/subsets']],
    ['Vizsgák', ['/explainers/exam-felveteli']],
  ])
  expect(screen.getByRole('link', { name: /Törtek bővítése.*Mi az, hogy expand\?.*5\. osztály/ })).toBeVisible()
  const jumps = within(screen.getByRole('navigation', { name: 'Ugrás a témákhoz' })).getAllByRole('link')
  expect(jumps.map((jump) => jump.getAttribute('href'))).toEqual(['#fractions', '#sets', '#exams'])
  for (const part of parts) expect(jumps.map((jump) => jump.getAttribute('href'))).toContain(`#${part.id}`)
})
