import { screen, waitFor } from '@testing-library/react'
import { Registration } from '@/components/account/registration'
import { passwordWeaknessMessages } from '@/lib/shared/messages/password-weakness'
import { done, FACEBOOK, failure, GOOGLE, installServer, ok, REGISTER, refused, SIGN_IN, signedIn } from './fake-server'
import { renderPage } from './render-page'

const birthYear = { min: 1926, max: 2021, parentFrom: 2010 }
const limits = { passwordMin: 6, passwordMax: 128, usernameMax: 80, birthYear }
const field = (name: string) => screen.getByLabelText(name)
const kinds = () => screen.getByRole('radiogroup', { name: 'Diák, szülő vagy tanár?' })
const kind = (name: string) => screen.getByRole('radio', { name })
const consent = () => screen.getByRole('checkbox', { name: /Elfogadom/ })
const newsletter = () => screen.getByRole('checkbox', { name: /hírlevelet/ })
const submit = () => screen.getByRole('button', { name: 'Regisztrálok' })

function openForm(handlers: Parameters<typeof installServer>[0] = {}, target = '/exercises') {
  const requests = installServer(handlers)
  const page = renderPage(
    <Registration
      limits={limits}
      target={target}
      loginHref="/login?redirect=%2Fexercises"
      socialProviders={['google', 'facebook']}
    />,
  )
  return { requests, ...page }
}

async function fillIn({ user }: ReturnType<typeof openForm>) {
  await user.type(field('E-mail-cím'), 'reka@example.hu')
  await user.type(field('Név'), 'Réka')
  await user.type(field('Jelszó'), 'titkos')
  await user.click(kind('Tanár'))
  await user.click(consent())
}

describe('registration', () => {
  test('says to who has solved something without an account that it is kept', () => {
    localStorage.setItem('solvedTrials', JSON.stringify([{ exerciseId: 'akcios-ar' }, { exerciseId: 'hatvanyok' }]))
    openForm({}, '/')
    expect(screen.getByText(/^Megmarad a 2 próbafeladat, amit megoldottál\./)).toBeVisible()
    localStorage.clear()
  })

  test('takes over what was solved without an account before the address is confirmed, which may be done elsewhere', async () => {
    const solved = [{ exerciseId: 'akcios-ar', seed: 7, difficultyLevel: 1, answers: [['3']] }]
    localStorage.setItem('solvedTrials', JSON.stringify(solved))
    const page = openForm(
      {
        [REGISTER]: () => done,
        [SIGN_IN]: () => signedIn,
        'POST /user/trial': () => ok({ solved: 1 }),
      },
      '/exercises',
    )
    await fillIn(page)
    await page.user.click(submit())
    await screen.findByRole('heading', { name: 'Erősítsd meg az e-mail-címedet!' })
    expect(await screen.findByText(/^Elmentettük a próbafeladatot, amit megoldottál\./)).toBeVisible()
    expect(page.requests).toContainEqual({ call: 'POST /user/trial', body: { solved } })
    expect(localStorage.getItem('solvedTrials')).toBeNull()
  })

  test('names everything that is missing, puts the focus on the first and sends nothing', async () => {
    const { user, requests } = openForm()
    await user.click(submit())
    expect(field('E-mail-cím')).toHaveAccessibleDescription('Add meg az e-mail-címedet!')
    expect(field('Név')).toHaveAccessibleDescription(/^Add meg a nevedet!/)
    expect(field('Jelszó')).toHaveAccessibleDescription(/^Adj meg egy jelszót!/)
    expect(kinds()).toHaveAccessibleDescription('Válaszd ki, hogy diák, szülő vagy tanár vagy-e!')
    expect(consent()).toHaveAccessibleDescription(/fogadd el a felhasználási feltételeket/)
    await waitFor(() => expect(field('E-mail-cím')).toHaveFocus())
    expect(requests).toEqual([])
  })

  test('is not sent without the consent, which takes the focus', async () => {
    const page = openForm()
    await fillIn(page)
    await page.user.click(consent())
    await page.user.click(submit())
    await waitFor(() => expect(consent()).toHaveFocus())
    expect(page.requests).toEqual([])
  })

  test.each([
    ['felhasználási feltételeket', '/terms'],
    ['adatkezelési tájékoztatót', '/privacy'],
  ])('the consent names the %s with a link that keeps the form open', (name, href) => {
    openForm()
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('takes a name of spaces for none', async () => {
    const page = openForm()
    await fillIn(page)
    await page.user.clear(field('Név'))
    await page.user.type(field('Név'), '   {Enter}')
    await waitFor(() => expect(field('Név')).toHaveFocus())
    expect(page.requests).toEqual([])
  })

  test.each(['titok', '      '])(
    'says that the password "%s" is weak together with whatever else is missing',
    async (weak) => {
      const page = openForm()
      await page.user.type(field('Jelszó'), weak)
      await page.user.click(submit())
      expect(field('Jelszó')).toHaveAccessibleDescription(
        /^A jelszónak legalább 6 karakter hosszúnak kell lennie\. .*három szót/,
      )
      expect(field('E-mail-cím')).toHaveAccessibleDescription('Add meg az e-mail-címedet!')
      expect(page.requests).toEqual([])
    },
  )

  test('marks an address that is none together with all else that is wrong, and sends nothing', async () => {
    const { user, requests } = openForm()
    await user.type(field('E-mail-cím'), 'reka@example')
    await user.type(field('Jelszó'), 'titok')
    await user.click(kind('Diák'))
    await user.type(field('Születési év'), '2015')
    await user.type(field('Szülő e-mail-címe'), 'anya')
    await user.click(submit())
    expect(field('E-mail-cím')).toHaveAccessibleDescription('Érvénytelen e-mail cím.')
    expect(field('Szülő e-mail-címe')).toHaveAccessibleDescription(/Add meg a szülőd e-mail-címét/)
    for (const each of [field('E-mail-cím'), field('Név'), field('Jelszó'), field('Szülő e-mail-címe'), consent()])
      expect(each).toBeInvalid()
    await waitFor(() => expect(field('E-mail-cím')).toHaveFocus())
    expect(requests).toEqual([])
  })

  test.each([
    ['invalid-email', 400, 'E-mail-cím', 'Érvénytelen e-mail cím.'],
    ['email-already-in-use', 409, 'E-mail-cím', 'Ezzel az e-mail-címmel már regisztráltak.'],
    ['weak-password', 400, 'Jelszó', passwordWeaknessMessages.short],
    ['weak-password', 400, 'Jelszó', passwordWeaknessMessages.common, { reason: 'common' }],
  ])(
    'puts %s to its field with the focus, and keeps the input',
    async (code, status, label, message, details: unknown = undefined) => {
      const page = openForm({ [REGISTER]: () => failure(status, code, details) })
      await fillIn(page)
      await page.user.click(submit())
      await waitFor(() => expect(field(label)).toHaveFocus())
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${message}`))
      expect(field('E-mail-cím')).toHaveValue('reka@example.hu')
      expect(field('Név')).toHaveValue('Réka')
      expect(field('Jelszó')).toHaveValue('titkos')
      expect(consent()).toBeChecked()
    },
  )

  test('says above the form what is about none of its fields', async () => {
    const page = openForm({ [REGISTER]: () => failure(429, 'too-many-requests') })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Túl sok kérés érkezett.')
  })

  test('asks for a captcha when the server does, and sends its token with the next try', async () => {
    const answers = [failure(400, 'captcha-failed'), failure(409, 'email-already-in-use'), done]
    const tasks: string[] = []
    const page = openForm({
      [REGISTER]: () => answers.shift() ?? done,
      [SIGN_IN]: () => signedIn,
      'GET /captcha': () => ok({ kind: 'recaptcha', siteKey: `key-${tasks.push('asked')}` }),
    })
    const render = (_: unknown, { callback }: { callback: (token: string) => void }) => {
      callback('the token')
      return 1
    }
    window.grecaptcha = { ready: (go) => go(), render }
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) script.onload?.(new Event('load'))
    })
    window.matchMedia = jest.fn().mockReturnValue({ matches: false })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Innen most sokan regisztrálnak/)
    await screen.findByText('Rendben, nem robot vagy.')
    const askedAtFirst = tasks.length
    await page.user.click(submit())
    await waitFor(() => expect(field('E-mail-cím')).toBeInvalid())
    // A token is good for one try.
    await waitFor(() => expect(tasks.length).toBeGreaterThan(askedAtFirst))
    await screen.findByText('Rendben, nem robot vagy.')
    await page.user.click(submit())
    await screen.findByRole('heading', { name: 'Erősítsd meg az e-mail-címedet!' })
    const sent = page.requests.filter(({ call }) => call === REGISTER).map(({ body }) => body)
    expect(sent).toEqual([
      expect.not.objectContaining({ captcha: expect.anything() }),
      expect.objectContaining({ captcha: 'the token' }),
      expect.objectContaining({ captcha: 'the token' }),
    ])
  })

  test('waits for the captcha rather than being sent without it', async () => {
    const page = openForm({
      [REGISTER]: () => failure(400, 'captcha-failed'),
      'GET /captcha': () => new Promise(() => {}),
    })
    await fillIn(page)
    await page.user.click(submit())
    await screen.findByText(/^Ellenőrizzük, hogy nem robot/)
    await page.user.click(submit())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Várj egy pillanatot/))
    expect(page.requests.filter(({ call }) => call === REGISTER)).toHaveLength(1)
  })

  test('asks for the newsletter unless it is switched off', async () => {
    const page = openForm({ [REGISTER]: () => failure(503, 'unavailable') })
    await fillIn(page)
    expect(newsletter()).toBeChecked()
    await page.user.click(submit())
    await screen.findByRole('alert')
    await page.user.click(newsletter())
    await page.user.click(submit())
    await waitFor(() => expect(page.requests).toHaveLength(2))
    const account = { email: 'reka@example.hu', username: 'Réka', password: 'titkos', kind: 'teacher', consent: true }
    expect(page.requests.map(({ body }) => body)).toEqual([
      { ...account, newsletter: true },
      { ...account, newsletter: false },
    ])
  })

  test('signs in and waits for the confirmation of the address', async () => {
    const page = openForm({ [REGISTER]: () => done, [SIGN_IN]: () => signedIn })
    await fillIn(page)
    await page.user.click(submit())
    const heading = await screen.findByRole('heading', { name: 'Erősítsd meg az e-mail-címedet!' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('reka@example.hu')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Újraküldés 60 másodperc múlva' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(page.requests[1]).toMatchObject({ call: SIGN_IN, body: { email: 'reka@example.hu', password: 'titkos' } })
    expect(page.visited).toEqual([])
  })

  test('leads to the login page when the new account cannot be signed in at once', async () => {
    const page = openForm({ [REGISTER]: () => done, [SIGN_IN]: () => refused('too-many-requests') })
    await fillIn(page)
    await page.user.click(submit())
    await waitFor(() => expect(page.visited).toEqual(['/login?redirect=%2Fexercises']))
  })

  test('says that no user was created when the new account is not known', async () => {
    const page = openForm({ [REGISTER]: () => done, [SIGN_IN]: () => refused('invalid-login-credentials') })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Create user failed')
    expect(page.visited).toEqual([])
  })
})

describe('who registers', () => {
  const year = () => field('Születési év')
  const parent = () => field('Szülő e-mail-címe')

  test('is asked with nothing chosen, and only pupils are asked for more', async () => {
    const page = openForm()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await page.user.click(kind('Szülő'))
    expect(screen.queryByLabelText('Születési év')).not.toBeInTheDocument()
    await page.user.click(kind('Diák'))
    expect(year()).toBeVisible()
    expect(screen.queryByLabelText('Szülő e-mail-címe')).not.toBeInTheDocument()
  })

  test('when 16 is over, no parent is asked, and the newsletter is offered', async () => {
    const page = openForm({ [REGISTER]: () => failure(503, 'unavailable') })
    await fillIn(page)
    await page.user.click(kind('Diák'))
    await page.user.type(year(), '2009')
    expect(screen.queryByLabelText('Szülő e-mail-címe')).not.toBeInTheDocument()
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(page.requests[0]?.body).toMatchObject({ kind: 'pupil', birthYear: 2009, newsletter: true })
  })

  test('under 16 names a parent, and is offered no newsletter', async () => {
    const page = openForm({ [REGISTER]: () => failure(503, 'unavailable') })
    await fillIn(page)
    await page.user.click(kind('Diák'))
    await page.user.type(year(), '2014')
    expect(screen.queryByRole('checkbox', { name: /hírlevelet/ })).not.toBeInTheDocument()
    await page.user.click(submit())
    await waitFor(() => expect(parent()).toHaveFocus())
    expect(parent()).toBeInvalid()
    expect(page.requests).toEqual([])
    await page.user.type(parent(), 'anya@example.hu')
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(page.requests[0]?.body).toMatchObject({
      kind: 'pupil',
      birthYear: 2014,
      parentEmail: 'anya@example.hu',
      newsletter: false,
    })
  })

  test.each(['', '14', '2025', '1899'])('is told that "%s" is no year of birth', async (typed) => {
    const page = openForm()
    await fillIn(page)
    await page.user.click(kind('Diák'))
    if (typed) await page.user.type(year(), typed)
    await page.user.click(submit())
    await waitFor(() => expect(year()).toHaveFocus())
    expect(year()).toHaveAccessibleDescription(/^Add meg a születési évedet/)
    expect(page.requests).toEqual([])
  })

  test.each([
    ['own-parent-email', 'Szülő e-mail-címe', /^Ez a te címed/],
    ['invalid-parent-email', 'Szülő e-mail-címe', /^Add meg a szülőd e-mail-címét/],
    ['invalid-birth-year', 'Születési év', /^Add meg a születési évedet/],
  ])('is told %s at its field, and loses nothing', async (code, label, message) => {
    const page = openForm({ [REGISTER]: () => failure(400, code) })
    await fillIn(page)
    await page.user.click(kind('Diák'))
    await page.user.type(year(), '2014')
    await page.user.type(parent(), 'reka@example.hu')
    await page.user.click(submit())
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toHaveAccessibleDescription(message)
    expect([kind('Diák'), consent()].every((box) => (box as HTMLInputElement).checked)).toBe(true)
    expect(year()).toHaveValue('2014')
    expect(parent()).toHaveValue('reka@example.hu')
  })
})

describe('registration with a social provider', () => {
  const google = () => screen.getByRole('button', { name: 'Regisztrálok Google-fiókkal' })

  test('needs the consent and who they are, and nothing else of the form', async () => {
    const page = openForm({ [GOOGLE]: () => ok({ url: 'http://localhost/#at-google' }) })
    await page.user.click(google())
    await waitFor(() => expect(kinds()).toHaveFocus())
    await page.user.click(kind('Szülő'))
    expect(consent()).toHaveAccessibleDescription(
      'A regisztrációhoz kérjük, fogadd el a felhasználási feltételeket és az adatkezelési tájékoztatót.',
    )
    expect(page.requests).toEqual([])
    await page.user.click(consent())
    await page.user.click(google())
    await waitFor(() => expect(window.location.hash).toBe('#at-google'))
    expect(page.requests).toEqual([
      {
        call: GOOGLE,
        body: {
          callbackUrl: '/exercises',
          consent: true,
          newsletter: true,
          age: { kind: 'parent' },
          csrfToken: 'token-of-the-form',
        },
      },
    ])
  })

  test('takes the choice about the newsletter along', async () => {
    const page = openForm({ [FACEBOOK]: () => ok({ url: 'http://localhost/#at-facebook' }) })
    await page.user.click(kind('Tanár'))
    await page.user.click(consent())
    await page.user.click(newsletter())
    await page.user.click(screen.getByRole('button', { name: 'Regisztrálok Facebook-fiókkal' }))
    await waitFor(() => expect(page.requests).toHaveLength(1))
    expect(page.requests[0]?.body).toMatchObject({ consent: true, newsletter: false })
  })
})
