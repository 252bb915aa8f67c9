import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FeedbackButton } from '@/components/feedback/feedback-button'
import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import type { FeedbackSender } from '@/components/feedback/model'
import { done, failure, installServer, ok } from '@/tests/component/account/fake-server'
import { renderPage } from '@/tests/component/account/render-page'

type Handlers = Parameters<typeof installServer>[0]
const SEND = 'POST /feedback'
const TASK = 'GET /captcha'
const kata: FeedbackSender = { uid: 'u1', email: 'kata@pelda.hu' }

/** The widgets of the test under way; the script that shows them is loaded once for all tests. */
let solvers: ((token: string) => void)[] = []
beforeEach(() => {
  solvers = []
})

/** Stands in for Google's script, whose widget the test ticks itself. */
beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new TypeError('no script')
    window.grecaptcha = {
      ready: (callback) => callback(),
      render: (_container, parameters) => solvers.push(parameters.callback),
    }
    script.onload?.(new Event('load'))
  })
})

async function solveCaptcha(token = 'token') {
  await screen.findByText('Jelöld be, hogy nem vagy robot!')
  act(() => solvers.at(-1)?.(token))
}

function renderFooter(handlers: Handlers = {}, sender?: FeedbackSender) {
  const requests = installServer({ [TASK]: () => ok({ kind: 'recaptcha', siteKey: 'key' }), ...handlers })
  const page = renderPage(
    <FeedbackProvider sender={sender} supportEmail="info@pelda.hu">
      <FeedbackButton className="" />
    </FeedbackProvider>,
  )
  const sent = () => requests.filter(({ call }) => call === SEND).map(({ body }) => body)
  return { sent, ...page }
}

async function openForm(handlers: Handlers = {}, sender?: FeedbackSender) {
  const page = renderFooter(handlers, sender)
  await page.user.click(screen.getByRole('button', { name: 'Üzenetküldés' }))
  await screen.findByRole('dialog', { name: 'Írj nekünk!' })
  await screen.findByText('Jelöld be, hogy nem vagy robot!')
  return page
}

const form = () => screen.queryByRole('dialog', { name: 'Írj nekünk!' })
const email = () => screen.getByRole('textbox', { name: 'E-mail-cím' })
const message = () => screen.getByRole('textbox', { name: 'Üzenet' })
const send = () => screen.getByRole('button', { name: 'Küldés' })
const cancel = () => screen.getByRole('button', { name: 'Mégsem' })

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.type(email(), 'szulo@pelda.hu')
  await user.type(message(), 'Két testvérnek kérnénk kedvezményt.')
  await solveCaptcha()
}

describe('Init: the form', () => {
  test('asks visitors for an address and a message, with the focus on the address', async () => {
    await openForm()
    expect(email()).toHaveValue('')
    expect(email()).toBeRequired()
    expect(email()).not.toHaveAttribute('readonly')
    expect(email()).toHaveFocus()
    expect(message()).toBeRequired()
    expect(message()).toHaveAttribute('maxlength', '1024')
  })

  test('has the address of who is signed in, locked, with the focus on the message', async () => {
    const { user } = await openForm({}, kata)
    expect(email()).toHaveValue('kata@pelda.hu')
    expect(email()).toHaveAttribute('readonly')
    await user.type(email(), 'x')
    expect(email()).toHaveValue('kata@pelda.hu')
    await user.tab()
    expect(message()).toHaveFocus()
  })

  test('can be sent only once the captcha is solved', async () => {
    const { user, sent } = await openForm({ [SEND]: () => done })
    await user.type(email(), 'szulo@pelda.hu')
    await user.type(message(), 'Szia!')
    expect(send()).toBeDisabled()
    await user.type(email(), '{Enter}')
    expect(sent()).toEqual([])
    await solveCaptcha()
    expect(send()).toBeEnabled()
  })

  test('says what is missing, where it is missing, and sends nothing', async () => {
    const { user, sent } = await openForm({ [SEND]: () => done })
    await solveCaptcha()
    await user.click(send())
    expect(email()).toHaveAccessibleDescription(/Add meg az e-mail-címedet!/)
    expect(message()).toHaveAccessibleDescription(/Írd meg, miben segíthetünk!/)
    await waitFor(() => expect(email()).toHaveFocus())
    expect(sent()).toEqual([])
  })
})

describe('Loading', () => {
  test('is announced, happens once however often it is asked for, and is not left in the middle', async () => {
    const page = await openForm({ [SEND]: () => new Promise(() => undefined) })
    await fillIn(page)
    await page.user.click(send())
    await page.user.click(send())
    expect(send()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Küldés folyamatban…')).toHaveAttribute('role', 'status')
    await page.user.click(cancel())
    await page.user.click(screen.getByRole('button', { name: 'Bezárás' }))
    expect(form()).toBeInTheDocument()
    expect(page.sent()).toHaveLength(1)
  })
})

describe('Finished', () => {
  test('thanks, after the message of a visitor was sent with its captcha', async () => {
    const page = await openForm({ [SEND]: () => done })
    await fillIn(page)
    await page.user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Köszönjük a visszajelzést!' })).toBeVisible()
    expect(form()).not.toBeInTheDocument()
    expect(page.sent()).toEqual([
      {
        email: 'szulo@pelda.hu',
        description: 'Két testvérnek kérnénk kedvezményt.',
        'g-recaptcha-response': 'token',
      },
    ])
  })

  test('sends whose it is when signed in', async () => {
    const { user, sent } = await openForm({ [SEND]: () => done }, kata)
    await user.type(message(), 'Szia!')
    await solveCaptcha()
    await user.click(send())
    await screen.findByText('Köszönjük a visszajelzést!')
    expect(sent()).toMatchObject([{ email: 'kata@pelda.hu', userId: 'u1' }])
  })

  test('closes with Rendben, and the next message begins empty', async () => {
    const page = await openForm({ [SEND]: () => done })
    await fillIn(page)
    await page.user.click(send())
    await page.user.click(await screen.findByRole('button', { name: 'Rendben' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'Üzenetküldés' }))
    await screen.findByRole('dialog', { name: 'Írj nekünk!' })
    expect([email(), message()].map((field) => field.getAttribute('value') ?? field.textContent)).toEqual(['', ''])
  })
})

describe('Error', () => {
  test.each([
    ['the network', {}],
    ['the server', { [SEND]: () => failure(500, 'internal') }],
    ['the limit', { [SEND]: () => failure(429, 'too-many-requests') }],
  ] satisfies [string, Handlers][])('by %s says what to do, and loses nothing', async (_title, handlers) => {
    const page = await openForm(handlers)
    await fillIn(page)
    await page.user.click(send())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('A küldés nem sikerült.')
    expect(alert).toHaveTextContent('Próbáld újra később, vagy írj nekünk erre a címre: info@pelda.hu')
    expect(within(alert).getByRole('link', { name: 'info@pelda.hu' })).toHaveAttribute('href', 'mailto:info@pelda.hu')
    await waitFor(() => expect(alert).toHaveFocus())
    expect(email()).toHaveValue('szulo@pelda.hu')
    expect(message()).toHaveValue('Két testvérnek kérnénk kedvezményt.')
  })

  test('asks for a new captcha, with which it is sent again', async () => {
    const answers = [failure(503, 'unavailable'), done]
    const page = await openForm({ [SEND]: () => answers.shift() ?? done })
    await fillIn(page)
    await page.user.click(send())
    await screen.findByRole('alert')
    expect(send()).toBeDisabled()
    await solveCaptcha('another token')
    await page.user.click(send())
    await screen.findByText('Köszönjük a visszajelzést!')
    expect(page.sent()).toMatchObject([
      { 'g-recaptcha-response': 'token' },
      { 'g-recaptcha-response': 'another token' },
    ])
  })

  test('tells of an address that is none at the address', async () => {
    const page = await openForm({ [SEND]: () => failure(400, 'invalid-email') })
    await fillIn(page)
    await page.user.click(send())
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/Érvénytelen e-mail cím\./))
    expect(email()).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('tells of a captcha that was not taken', async () => {
    const page = await openForm({ [SEND]: () => failure(400, 'captcha-failed') })
    await fillIn(page)
    await page.user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nem sikerült ellenőrizni, hogy nem robot vagy-e.')
  })
})

test('what was written is there again when the form was closed, and a press beside it closes nothing', async () => {
  const { user } = await openForm()
  await user.type(message(), 'Félig kész')
  const dialog = form() ?? document.body
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(form()).toBeInTheDocument()
  await user.click(cancel())
  expect(form()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Üzenetküldés' }))
  await screen.findByRole('dialog', { name: 'Írj nekünk!' })
  expect(message()).toHaveValue('Félig kész')
})
