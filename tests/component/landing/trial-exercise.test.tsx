import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TrialExercise } from '@/components/landing/trial-exercise'

const check = () => screen.getByRole('button', { name: 'Ellenőrzés' })

describe('the exercise to try on the landing page', () => {
  test('asks for a choice before it checks', async () => {
    render(<TrialExercise />)
    await userEvent.click(check())
    expect(screen.getByRole('status')).toHaveTextContent('Előbb válassz egyet!')
  })

  test('tells what a wrong answer comes from', async () => {
    render(<TrialExercise />)
    await userEvent.click(screen.getByRole('radio', { name: /7975/ }))
    await userEvent.click(check())
    expect(screen.getByRole('status')).toHaveTextContent(/Nem egészen….*25 forintot vontál le/)
  })

  test('leads to the registration after the right answer', async () => {
    render(<TrialExercise />)
    await userEvent.click(screen.getByRole('radio', { name: /6000/ }))
    await userEvent.click(check())
    expect(screen.getByRole('status')).toHaveTextContent('Pontosan!')
    expect(screen.getByRole('link', { name: 'Jöhet a következő feladat' })).toHaveAttribute('href', '/register')
  })
})
