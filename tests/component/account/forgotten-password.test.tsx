import { screen, waitFor } from '@testing-library/react'
import { ForgottenPassword } from '@/components/account/forgotten-password'
import { done, failure, installServer } from './fake-server'
import { renderPage } from './render-page'

const REQUEST = 'POST /account/password-reset'
const email = () => screen.getByLabelText('E-mail-cím')
const submit = () => screen.getByRole('button', { name: 'Levelet kérek' })

function openForm(handlers: Parameters<typeof installServer>[0] = {}) {
  const requests = installServer(handlers)
  return { requests, ...renderPage(<ForgottenPassword />) }
}

describe('the forgotten password', () => {
  test('needs an address', async () => {
    const { user, requests } = openForm()
    await user.type(email(), '   ')
    await user.click(submit())
    expect(email()).toHaveAccessibleDescription('Add meg az e-mail-címedet!')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(requests).toEqual([])
  })

  test('is loading while the mail is being sent, and is asked for once', async () => {
    const { user, requests } = openForm({ [REQUEST]: () => new Promise(() => {}) })
    await user.type(email(), 'reka@example.hu')
    await user.click(submit())
    await user.click(submit())
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('A levél küldése folyamatban…')).toHaveAttribute('role', 'status')
    expect(requests).toEqual([{ call: REQUEST, body: { email: 'reka@example.hu' } }])
  })

  test('is sent: says where to, and puts the focus there', async () => {
    const { user } = openForm({ [REQUEST]: () => done })
    await user.type(email(), ' reka@example.hu {Enter}')
    const heading = await screen.findByRole('heading', { name: 'Nézd meg a leveleidet!' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('reka@example.hu')).toBeVisible()
    expect(screen.getByText(/1\sóráig érvényes/)).toBeVisible()
  })

  test('can be asked for again, with the address still there', async () => {
    const { user, requests } = openForm({ [REQUEST]: () => done })
    await user.type(email(), 'reka@example.hu{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Új levelet kérek' }))
    expect(email()).toHaveValue('reka@example.hu')
    await user.click(submit())
    await screen.findByRole('heading', { name: 'Nézd meg a leveleidet!' })
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['user-not-found', 404, 'Ez az email cím nem található a rendszerben.'],
    ['invalid-email', 400, 'Érvénytelen e-mail cím.'],
  ])('goes back to the form at %s, with the message at the address', async (code, status, message) => {
    const { user } = openForm({ [REQUEST]: () => failure(status, code) })
    await user.type(email(), 'reka@example.hu{Enter}')
    await waitFor(() => expect(email()).toHaveAccessibleDescription(message))
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveValue('reka@example.hu')
    expect(submit()).not.toHaveAttribute('aria-busy')
  })

  test.each([
    ['too-many-requests', 429, /^Túl sok kérés érkezett/],
    ['user-disabled', 403, /Fordulj az adminisztrátorhoz!$/],
    ['unavailable', 503, /^A szolgáltatás most nem érhető el/],
  ])('goes back to the form at %s, with the message above it', async (code, status, message) => {
    const { user } = openForm({ [REQUEST]: () => failure(status, code) })
    await user.type(email(), 'reka@example.hu{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(alert).toHaveFocus()
  })
})
