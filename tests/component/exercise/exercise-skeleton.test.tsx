import { render, screen } from '@testing-library/react'
import { ExerciseSkeleton } from '@/components/exercise/exercise-skeleton'

test('says to be patient while the exercise loads, in the frame that it will have', () => {
  render(<ExerciseSkeleton />)
  expect(screen.getByRole('status')).toHaveTextContent('Kis türelmet...')
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
})
