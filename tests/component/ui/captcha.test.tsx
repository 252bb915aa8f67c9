import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { act, screen, waitFor } from '@testing-library/react'
import { Captcha } from '@/components/ui/captcha'
import { createAltchaCaptcha } from '@/lib/adapters/altcha-captcha'
import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import { systemClock } from '@/lib/adapters/system-clock'
import { failure, installServer, ok } from '@/tests/component/account/fake-server'
import { renderPage } from '@/tests/component/account/render-page'

const TASK = 'GET /captcha'
const DONE = 'Rendben, nem robot vagy.'
const CHECKING = 'Ellenőrizzük, hogy nem robot tölti-e ki…'

/** What jsdom lacks of browsers. */
beforeAll(() => {
  Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
  Object.assign(globalThis, { TextEncoder })
})

const server = () =>
  createAltchaCaptcha({
    secret: 'a secret of thirty-two characters',
    clock: systemClock,
    rateLimiter: createMemoryRateLimiter(),
  })

function openForm(handlers: Parameters<typeof installServer>[0]) {
  const requests = installServer(handlers)
  const changes: boolean[] = []
  const page = renderPage(
    <form aria-label="Űrlap">
      <Captcha name="captcha" onChange={(isSolved) => changes.push(isSolved)} />
    </form>,
  )
  const token = () => String(new FormData(screen.getByRole<HTMLFormElement>('form')).get('captcha'))
  return { requests, changes, token, ...page }
}

describe('the computation', () => {
  test('is done without anybody doing anything, and its token is one that the server takes', async () => {
    const captcha = server()
    const { token, changes } = openForm({ [TASK]: async () => ok(await captcha.createTask()) })
    expect(screen.getByRole('status')).toHaveTextContent(CHECKING)
    expect(token()).toBe('')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(DONE))
    expect(await captcha.verify(token(), 'unknown')).toBe(true)
    expect(changes.at(-1)).toBe(true)
    expect(changes.slice(0, -1)).not.toContain(true)
  })

  test('is done anew before its result expires', async () => {
    const captcha = server()
    const soon = async () => ({ ...(await captcha.createTask()), expiresInSeconds: 60.2 })
    const { token, requests } = openForm({ [TASK]: async () => ok(await soon()) })
    await waitFor(() => expect(token()).not.toBe(''))
    const first = token()
    await waitFor(() => expect(token()).not.toBe(first))
    expect(requests.length).toBeGreaterThan(2)
  })

  test.each([
    ['the challenge cannot be had', () => failure(503, 'unavailable')],
    ['the challenge is none', () => ok({ kind: 'altcha', challenge: {}, expiresInSeconds: 600 })],
  ])('that fails since %s says so, and is tried again on request', async (_, answer) => {
    const captcha = server()
    let isBroken = true
    const { user, token } = openForm({ [TASK]: async () => (isBroken ? answer() : ok(await captcha.createTask())) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Most nem sikerült ellenőrizni')
    expect(token()).toBe('')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
    expect(document.activeElement).toContainElement(screen.getByRole('status'))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(DONE))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says that it failed where the browser has no cryptography: on http', async () => {
    const captcha = server()
    Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: undefined })
    openForm({ [TASK]: async () => ok(await captcha.createTask()) })
    expect(await screen.findByRole('alert')).toBeVisible()
    Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
  })
})

describe('reCAPTCHA', () => {
  /** Stands in for Google's script, and gives what the widget was shown with. */
  function installScript() {
    const shown: { readonly container: HTMLElement; readonly parameters: Record<string, unknown> }[] = []
    window.matchMedia = jest.fn().mockReturnValue({ matches: true })
    const appended = jest.spyOn(document.head, 'append').mockImplementation((script) => {
      if (!(script instanceof HTMLScriptElement)) throw new TypeError('no script')
      window.grecaptcha = {
        ready: (callback) => callback(),
        render: (container, parameters) => shown.push({ container, parameters: { ...parameters } }),
      }
      script.onload?.(new Event('load'))
    })
    return { shown, appended }
  }
  const press = (name: string, shown: ReturnType<typeof installScript>['shown'], ...values: unknown[]) => {
    const callback = shown.at(-1)?.parameters[name]
    if (typeof callback !== 'function') throw new TypeError(`no ${name}`)
    act(() => callback(...values))
  }

  test('loads its script, asks for a tick, and gives the token until it expires', async () => {
    const { shown, appended } = installScript()
    const { token, changes, container } = openForm({ [TASK]: () => ok({ kind: 'recaptcha', siteKey: 'site-key' }) })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Jelöld be, hogy nem vagy robot!'))
    expect(appended.mock.calls).toMatchObject([
      [{ src: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=hu' }],
    ])
    expect(shown.at(-1)?.parameters).toMatchObject({ sitekey: 'site-key', theme: 'dark' })
    expect(container).toContainElement(shown.at(-1)?.container ?? null)
    press('callback', shown, 'the token')
    expect([token(), changes.at(-1)]).toEqual(['the token', true])
    expect(screen.getByRole('status')).toHaveTextContent(DONE)
    press('expired-callback', shown)
    expect([token(), changes.at(-1)]).toEqual(['', false])
    press('error-callback', shown)
    expect(screen.getByRole('alert')).toBeVisible()
  })
})
