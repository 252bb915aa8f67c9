import { render, screen, within } from '@testing-library/react'
import { HowWeCountPage } from '@/components/how-we-count/how-we-count-page'
import { LearningFiguresPage } from '@/components/how-we-count/learning-figures-page'
import { learningFigures } from '@/lib/domain/practice/model/learning-figures'
import { howWeCountMessages, learningFiguresMessages } from '@/lib/shared/messages/how-we-count'

test('the days are those that the page is given, and the figures are one press away', () => {
  render(<HowWeCountPage tries={3} first={{ least: 4, most: 10, afterAgain: 3 }} later={[5, 8]} />)
  expect(screen.getByText(/4–10 nap múlva jön vissza; ha nem sikerült, 3 nap múlva\./)).toBeInTheDocument()
  expect(screen.getByText(/nagyjából 5, 8 nap múlva/)).toBeInTheDocument()
  const link = screen.getByRole('link', { name: howWeCountMessages.proof.link })
  expect(link).toHaveAttribute('href', '/how-we-count/numbers')
})

test('every figure is shown, of a hundred skills, and no ratio where the other way knows nothing', () => {
  const { known } = learningFigures.shares
  const A = { ...known.A, ours: { day60: 0.514, day90: 0.35 }, blocked: { day60: 0.257, day90: 0 } }
  const shares = { ...learningFigures.shares, known: { ...known, A } }
  render(<LearningFiguresPage figures={{ ...learningFigures, shares }} />)
  expect(screen.getAllByRole('table')).toHaveLength(6)
  const [first] = screen.getAllByRole('table', { name: learningFiguresMessages.learners.A })
  if (!first) throw new Error('the table is gone')
  const cellsOf = (name: string) =>
    within(within(first).getByRole('row', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf(learningFiguresMessages.ways.ours)).toEqual(['51', '35'])
  expect(cellsOf(learningFiguresMessages.ofBlocked)).toEqual(['2,00', '–'])
})
