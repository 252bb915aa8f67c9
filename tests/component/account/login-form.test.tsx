import { screen, waitFor } from '@testing-library/react'
import { LoginForm } from '@/components/account/login-form'
import { failure, installServer, refused, SIGN_IN, signedIn } from './fake-server'
import { renderPage } from './render-page'

const email = () => screen.getByRole('textbox', { name: 'E-mail-cím' })
const password = () => screen.getByLabelText('Jelszó')
const submit = () => screen.getByRole('button', { name: 'Belépés' })

function openForm(handlers: Parameters<typeof installServer>[0] = {}) {
  const requests = installServer(handlers)
  return { requests, ...renderPage(<LoginForm target="/exercise/szamolas?s=3" />) }
}

async function fillIn({ user }: ReturnType<typeof openForm>) {
  await user.type(email(), 'reka@example.hu')
  await user.type(password(), 'titkos jelszó')
}

describe('the login form', () => {
  test('asks for both fields, puts the focus on the first and sends nothing', async () => {
    const { user, requests } = openForm()
    await user.click(submit())
    expect(email()).toHaveAccessibleDescription('Add meg az e-mail-címedet!')
    expect(password()).toHaveAccessibleDescription('Add meg a jelszavadat!')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(requests).toEqual([])
  })

  test('puts the focus on the password when only that is missing', async () => {
    const { user } = openForm()
    await user.type(email(), 'reka@example.hu{Enter}')
    expect(email()).toBeValid()
    await waitFor(() => expect(password()).toHaveFocus())
  })

  test('sends what was typed and goes where the visitor came from', async () => {
    const page = openForm({ [SIGN_IN]: () => signedIn })
    await fillIn(page)
    await page.user.click(submit())
    await waitFor(() => expect(page.visited).toEqual(['/exercise/szamolas?s=3']))
    expect(page.requests).toEqual([
      {
        call: SIGN_IN,
        body: { email: 'reka@example.hu', password: 'titkos jelszó', csrfToken: 'token-of-the-form' },
      },
    ])
  })

  test.each([
    ['invalid-login-credentials', 'Hibás bejelentkezési adatok.'],
    ['user-disabled', 'Ezzel a felhasználóval nem lehet belépni. Fordulj az adminisztrátorhoz!'],
    ['too-many-requests', 'Túl sok kérés érkezett. Próbáld újra egy kicsit később!'],
    ['a-code-of-tomorrow', 'Nem várt hiba történt. Kérjük, próbáld újra később.'],
  ])('says what %s means, keeps the input and puts the focus on the message', async (code, message) => {
    const page = openForm({ [SIGN_IN]: () => refused(code) })
    await fillIn(page)
    await page.user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(alert).toHaveFocus()
    expect(email()).toHaveValue('reka@example.hu')
    expect(password()).toHaveValue('titkos jelszó')
    expect(page.visited).toEqual([])
  })

  test('says that the network failed', async () => {
    const page = openForm()
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Hálózati hiba.')
  })

  test('says that the server failed when its answer is not one of next-auth', async () => {
    const page = openForm({ [SIGN_IN]: () => failure(500, 'internal') })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nem várt hiba történt.')
  })

  test('is sent once however often it is pressed, keeps its name and tells that it is busy', async () => {
    const page = openForm({ [SIGN_IN]: () => new Promise(() => {}) })
    await fillIn(page)
    await page.user.click(submit())
    await page.user.click(submit())
    await page.user.type(password(), '{Enter}')
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(submit()).toHaveTextContent('Belépés')
    expect(screen.getByText('Beléptetés folyamatban…')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(page.requests).toHaveLength(1))
  })

  test('can be tried again after a refusal', async () => {
    const answers = [refused('invalid-login-credentials'), signedIn]
    const page = openForm({ [SIGN_IN]: () => answers.shift() ?? signedIn })
    await fillIn(page)
    await page.user.click(submit())
    await screen.findByRole('alert')
    await page.user.type(password(), 's{Enter}')
    await waitFor(() => expect(page.visited).toHaveLength(1))
  })

  test('shows the password on request', async () => {
    const { user } = openForm()
    const show = screen.getByRole('button', { name: 'Jelszó megjelenítése' })
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(show)
    expect(password()).toHaveAttribute('type', 'text')
    expect(show).toHaveAttribute('aria-pressed', 'true')
  })
})
