import { act, screen, waitFor } from '@testing-library/react'
import { LoginForm } from '@/components/account/login-form'
import { setErrorHandler } from '@/lib/client/error-handler'
import { failure, GOOGLE, installServer, ok, refused, SIGN_IN, signedIn } from './fake-server'
import { renderPage } from './render-page'

const email = () => screen.getByRole('textbox', { name: 'E-mail-cím' })
const password = () => screen.getByLabelText('Jelszó')
const submit = () => screen.getByRole('button', { name: 'Belépés' })

function openForm(
  handlers: Parameters<typeof installServer>[0] = {},
  props: Partial<Parameters<typeof LoginForm>[0]> = {},
) {
  const requests = installServer(handlers)
  return { requests, ...renderPage(<LoginForm target="/exercise/szamolas?s=3" socialProviders={[]} {...props} />) }
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
    ['invalid-login-credentials', 'Hibás belépési adatok.'],
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

  test.each([
    ['620', 'Túl sok kérés érkezett. Próbáld újra egy kicsit később! 11 perc múlva próbálhatod újra.'],
    ['45', 'Túl sok kérés érkezett. Próbáld újra egy kicsit később! 45 másodperc múlva próbálhatod újra.'],
  ])('says when the next try is due: in %s seconds', async (retryAfter, message) => {
    const page = openForm({ [SIGN_IN]: () => refused('too-many-requests', retryAfter) })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`))
  })

  test('says that the browser keeps no cookies when that is why it is refused', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    const page = openForm({ [SIGN_IN]: () => ok({ url: 'http://localhost/login?error=MissingCSRF' }) })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('A böngésződ nem támogatja a helyi adattárolást')
  })

  test('is sent once however often it is pressed, keeps its name and tells that it is busy', async () => {
    const page = openForm({ [SIGN_IN]: () => new Promise(() => {}) })
    await fillIn(page)
    await page.user.click(submit())
    await page.user.click(submit())
    await page.user.type(password(), '{Enter}')
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(submit()).toHaveTextContent('Belépés')
    expect(screen.getByText('Belépés folyamatban…')).toHaveAttribute('role', 'status')
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

describe('the error service', () => {
  const told: unknown[] = []
  beforeEach(() => {
    told.length = 0
    setErrorHandler((error) => `reference-${told.push(error)}`)
  })
  afterEach(() => setErrorHandler(undefined))

  test.each([
    ['invalid-login-credentials', 0],
    ['user-disabled', 1],
    ['unavailable', 1],
  ])('of %s is told %d times', async (code, times) => {
    const page = openForm({ [SIGN_IN]: () => refused(code) })
    await fillIn(page)
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(told).toHaveLength(times)
  })
})

describe('the buttons of social providers', () => {
  const google = () => screen.getByRole('button', { name: 'Belépés Google-fiókkal' })

  test('are there only for those that the site has keys for', () => {
    openForm({}, { socialProviders: ['google'] })
    expect(google()).toBeVisible()
    expect(screen.queryByRole('button', { name: /Facebook/ })).not.toBeInTheDocument()
  })

  test('lead to the provider, without consent to anything, and back to where the visitor came from', async () => {
    const page = openForm(
      { [GOOGLE]: () => ok({ url: 'http://localhost/#at-google' }) },
      { socialProviders: ['google'] },
    )
    await page.user.click(google())
    await waitFor(() => expect(window.location.hash).toBe('#at-google'))
    expect(page.requests).toEqual([
      { call: GOOGLE, body: { callbackUrl: '/exercise/szamolas?s=3', csrfToken: 'token-of-the-form' } },
    ])
    expect(google()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Átirányítás folyamatban…')).toHaveAttribute('role', 'status')
  })

  test('work again when the browser comes back from the provider by its history', async () => {
    const page = openForm({ [GOOGLE]: () => ok({ url: 'http://localhost/#out' }) }, { socialProviders: ['google'] })
    await page.user.click(google())
    await waitFor(() => expect(window.location.hash).toBe('#out'))
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(google()).not.toHaveAttribute('aria-busy')
    expect(google()).not.toHaveAttribute('aria-disabled')
  })

  test('let nothing else begin meanwhile, and are not busy with what they have not begun', async () => {
    const answers: ((answer: ReturnType<typeof ok>) => void)[] = []
    const page = openForm(
      { [GOOGLE]: () => new Promise((resolve) => answers.push(resolve)), [SIGN_IN]: () => new Promise(() => {}) },
      { socialProviders: ['google', 'facebook'] },
    )
    await fillIn(page)
    await page.user.click(google())
    await page.user.click(screen.getByRole('button', { name: 'Belépés Facebook-fiókkal' }))
    await page.user.click(submit())
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(page.requests.map(({ call }) => call)).toEqual([GOOGLE])
    answers[0]?.(ok({ url: 'http://localhost/login?error=Configuration&code=unavailable' }))
    await screen.findByRole('alert')
    await page.user.click(submit())
    await waitFor(() => expect(page.requests.map(({ call }) => call)).toEqual([GOOGLE, SIGN_IN]))
    expect(google()).not.toHaveAttribute('aria-busy')
    expect(google()).toHaveAttribute('aria-disabled', 'true')
  })

  test('say that the provider cannot be reached', async () => {
    const unavailable = 'http://localhost/login?error=Configuration&code=unavailable'
    const page = openForm({ [GOOGLE]: () => ok({ url: unavailable }) }, { socialProviders: ['google'] })
    await page.user.click(google())
    expect(await screen.findByRole('alert')).toHaveTextContent('A szolgáltatás most nem érhető el.')
    expect(google()).not.toHaveAttribute('aria-disabled')
  })
})

describe('a sign-in that comes back refused', () => {
  test('is told with the focus on it', () => {
    openForm({}, { refusal: { code: 'account-exists-with-different-credential' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Ezzel az e-mail-címmel már van fiók.')
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  test('is no error when the visitor has called it off', () => {
    openForm({}, { refusal: { code: 'cancelled-popup-request' } })
    expect(screen.getByText('A belépést megszakították.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('makes room for the next failure', async () => {
    const page = openForm(
      { [SIGN_IN]: () => refused('invalid-login-credentials') },
      { refusal: { code: 'cancelled-popup-request' } },
    )
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Hibás belépési adatok.')
    expect(screen.queryByText('A belépést megszakították.')).not.toBeInTheDocument()
  })
})
