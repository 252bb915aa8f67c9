import { screen, within } from '@testing-library/react'
import { installServer } from '@/tests/component/account/fake-server'
import { kata, renderFrame } from './render-frame'

const footer = () => within(screen.getByRole('contentinfo'))

test.each([
  ['Rólunk', '/about'],
  ['Csatlakozz hozzánk', '/joinus'],
  ['Felhasználási feltételek', '/terms'],
  ['Adatkezelési tájékoztató', '/privacy'],
  ['Főoldal', '/'],
  ['Kislexikon', '/wiki'],
  ['Magyarázatok', '/explainers'],
])('%s leads to %s, for everybody', (name, href) => {
  for (const viewer of [undefined, kata]) {
    const { container } = renderFrame({ ...(viewer && { viewer }) })
    const link = within(container).getByRole('contentinfo')
    expect(within(link).getByRole('link', { name })).toHaveAttribute('href', href)
    container.remove()
  }
})

test('leads to what the configuration names elsewhere', () => {
  renderFrame({ elsewhere: [{ href: 'https://blog.pelda.hu', label: 'Blog' }] })
  expect(footer().getByRole('heading', { name: 'Máshol' })).toBeInTheDocument()
  expect(footer().getByRole('link', { name: /^Blog/ })).toHaveAttribute('href', 'https://blog.pelda.hu')
})

test('shows nothing of what is not configured', () => {
  renderFrame()
  expect(footer().queryByRole('heading', { name: 'Máshol' })).not.toBeInTheDocument()
  expect(footer().queryByText(/Üzemelteti/)).not.toBeInTheDocument()
})

test('names the company that runs the site', () => {
  renderFrame({ companyName: 'Próba Kft.' })
  expect(footer().getByText('Üzemelteti: Próba Kft.')).toBeInTheDocument()
})

test('opens the message form, locked to the address of who is signed in', async () => {
  installServer({})
  const { user } = renderFrame({ viewer: kata })
  await user.click(footer().getByRole('button', { name: 'Üzenetküldés' }))
  const dialog = await screen.findByRole('dialog', { name: 'Írj nekünk!' })
  expect(within(dialog).getByRole('textbox', { name: 'E-mail-cím' })).toHaveValue('kata@pelda.hu')
})

test('switches between light and dark', async () => {
  const { user } = renderFrame()
  await user.click(footer().getByRole('radio', { name: 'Sötét' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})
