import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeSwitch } from '@/components/ui/theme-switch'

const option = (name: string) => screen.getByRole('radio', { name })

describe('the theme switch', () => {
  test('shows the page in the chosen theme at once and remembers the choice', async () => {
    render(<ThemeSwitch initial="system" />)
    await userEvent.click(option('Sötét'))
    expect(option('Sötét')).toBeChecked()
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
  })

  test('goes back to what the device says and forgets the choice', async () => {
    render(<ThemeSwitch initial="dark" />)
    await userEvent.click(option('Rendszer'))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(document.cookie).not.toContain('theme')
  })
})
