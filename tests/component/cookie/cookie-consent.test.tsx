import { act, render, screen, waitFor, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { CookieBannerPlace } from '@/components/cookie/banner-place'
import { CookieConsent } from '@/components/cookie/cookie-consent'
import { CookieSettingsButton } from '@/components/cookie/cookie-settings-button'
import { CONSENT_KEY, type CookieFeature } from '@/lib/shared/cookie-consent'
import { renderPage } from '@/tests/component/account/render-page'

const FROM = '2025-07-23'
const ESSENTIAL_ONLY = 'Csak szükséges sütiket kérek'

interface Circumstances {
  readonly stored?: object | undefined
  readonly features?: readonly CookieFeature[]
  readonly documentsFrom?: string
}

function openPage({ stored, features = [], documentsFrom = FROM }: Circumstances = {}) {
  if (stored) localStorage.setItem(CONSENT_KEY, JSON.stringify(stored))
  return renderPage(
    <PathnameContext value="/">
      <CookieConsent documentsFrom={documentsFrom} features={features} />
      <CookieSettingsButton className="">Sütibeállítások</CookieSettingsButton>
    </PathnameContext>,
  )
}

const banner = () => screen.queryByRole('region', { name: 'Sütik' })
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null')
const button = (name: string) => screen.getByRole('button', { name })
const settings = () => screen.findByRole('dialog', { name: 'Sütikezelés' })

async function openSettings(circumstances: Circumstances = {}) {
  const page = openPage({ stored: consentOf('essential'), ...circumstances })
  await page.user.click(button('Sütibeállítások'))
  await settings()
  return page
}

const consentOf = (scope: string) => ({ scope, date: new Date().toISOString() })

beforeEach(() => {
  localStorage.clear()
  for (const name of ['_ga', '_ga_ABC', 'theme']) setCookie(`${name}=; max-age=0`)
})

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${cookie}; path=/`
}

test('the settings of cookies that were asked for before their code was there open when it comes', async () => {
  const { user } = renderPage(<CookieSettingsButton className="">Süti</CookieSettingsButton>)
  await user.click(button('Süti'))
  openPage({ stored: consentOf('essential') })
  await settings()
})

describe('the banner of cookies', () => {
  test.each([
    [ESSENTIAL_ONLY, 'essential'],
    ['Rendben', 'essential,analytics'],
  ])('stores at %s the scope %s with the date, and goes', async (name, scope) => {
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(banner()).not.toBeInTheDocument())
    expect(stored()).toEqual({ scope, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
    expect(Math.abs(Date.parse(stored().date) - Date.now())).toBeLessThan(60_000)
  })

  test('says what is measured only where something is', async () => {
    openPage()
    expect(await screen.findByRole('region', { name: 'Sütik' })).toHaveTextContent(/csak akkor, ha engeded/)
    openPage({ features: ['analytics'] })
    await waitFor(() => expect(screen.getAllByRole('region', { name: 'Sütik' })).toHaveLength(2))
    expect(screen.getAllByRole('region', { name: 'Sütik' })[1]).toHaveTextContent(/a látogatottság méréséhez/)
  })

  test('is not shown to who has decided', async () => {
    await openSettings({ stored: consentOf('essential') })
    expect(banner()).not.toBeInTheDocument()
  })

  test.each([
    ['older than the documents', { scope: 'essential,analytics', date: '2025-07-22T10:00:00.000Z' }],
    ['not readable', { scope: 'analytics' }],
  ])('is shown again when the consent is %s', async (_, consent) => {
    openPage({ stored: consent })
    expect(await screen.findByRole('region', { name: 'Sütik' })).toBeVisible()
  })

  test('opens the settings', async () => {
    const { user } = openPage()
    await user.click(within(await screen.findByRole('region')).getByRole('button', { name: 'Sütibeállítások' }))
    expect(await settings()).toBeVisible()
  })

  test('stands on a phone where the page has a place for it, and before the page that follows', async () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) })
    const place = render(<CookieBannerPlace />)
    const { user } = openPage()
    await waitFor(() => expect(place.container).toContainElement(banner()))
    place.unmount()
    await waitFor(() => expect(banner()).toBeVisible())
    await user.click(button(ESSENTIAL_ONLY))
    await waitFor(() => expect(banner()).not.toBeInTheDocument())
    Reflect.deleteProperty(window, 'matchMedia')
  })

  test('goes when another tab has decided', async () => {
    openPage()
    await screen.findByRole('region', { name: 'Sütik' })
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consentOf('essential')))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })))
    await waitFor(() => expect(banner()).not.toBeInTheDocument())
  })

  test('goes for the time being where the browser stores nothing', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name: ESSENTIAL_ONLY }))
    await waitFor(() => expect(banner()).not.toBeInTheDocument())
    refuse.mockRestore()
  })
})

describe('without consent', () => {
  test.each([
    ['there is none', undefined],
    ['it is to the essential only', consentOf('essential')],
    ['nothing is measured any more', consentOf('essential,analytics')],
  ])('the cookies of the analytics are deleted when %s, and no others', async (_, consent) => {
    for (const cookie of ['_ga=GA1.1.2.3', '_ga_ABC=GS1.1', 'theme=dark']) setCookie(cookie)
    openPage({ stored: consent })
    await waitFor(() => expect(document.cookie).toBe('theme=dark'))
  })
})

describe('the settings of cookies', () => {
  test('have three tabs, which arrows go along', async () => {
    const { user } = await openSettings()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Áttekintés',
      'Feltétlenül szükséges sütik',
      'Elemző sütik',
    ])
    expect(screen.getByRole('tabpanel', { name: 'Áttekintés' })).toBeVisible()
    await user.click(tabs[0] ?? document.body)
    await user.keyboard('{ArrowRight}')
    expect(tabs[1]).toHaveFocus()
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Feltétlenül szükséges sütik' })).toBeVisible()
    await user.keyboard('{End}')
    expect(tabs[2]).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tabs[0]).toHaveFocus()
    await user.keyboard('{ArrowLeft}{Home}')
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  test('keep the essential on', async () => {
    const { user } = await openSettings()
    await user.click(screen.getByRole('tab', { name: 'Feltétlenül szükséges sütik' }))
    const lever = screen.getByRole('switch', { name: 'Mindig engedélyezve' })
    expect(lever).toBeChecked()
    expect(lever).toBeDisabled()
    await user.click(within(screen.getByRole('tabpanel')).getByText('Részletek'))
    const table = screen.getByRole('table', { name: 'Feltétlenül szükséges sütik' })
    expect(within(table).getByRole('row', { name: /^authjs\.session-token/ })).toHaveTextContent('30 nap')
    expect(within(table).queryByRole('row', { name: /stripe|GRECAPTCHA|pkce/ })).not.toBeInTheDocument()
  })

  test.each<[CookieFeature, readonly string[]]>([
    ['payment', ['__stripe_mid', 'm', '__stripe_sid']],
    ['recaptcha', ['_GRECAPTCHA']],
    ['social-sign-in', ['authjs.state', 'authjs.pkce.code_verifier', 'authjs.nonce', 'sign-up-choices']],
    ['analytics', ['_ga', '_ga_*']],
  ])('list what the site stores for %s', async (feature, names) => {
    await openSettings({ features: [feature] })
    for (const name of names) expect(screen.getByRole('rowheader', { name, hidden: true })).toBeInTheDocument()
  })

  test('have a switch of the analytics that says what it is', async () => {
    const { user } = await openSettings({ features: ['analytics'] })
    await user.click(screen.getByRole('tab', { name: 'Elemző sütik' }))
    const lever = screen.getByRole('switch', { name: 'Elutasítva' })
    expect(lever).not.toBeChecked()
    await user.click(lever)
    expect(screen.getByRole('switch', { name: 'Engedélyezve' })).toBeChecked()
    await user.click(screen.getByText('Engedélyezve'))
    expect(screen.getByRole('switch', { name: 'Elutasítva' })).not.toBeChecked()
  })

  test('say that there are no analytics where there are none', async () => {
    const { user } = await openSettings()
    await user.click(screen.getByRole('tab', { name: 'Elemző sütik' }))
    expect(screen.getByText(/Jelenleg semmilyen mérőprogramot nem használunk/)).toBeVisible()
    await user.click(within(screen.getByRole('tabpanel')).getByText('Részletek'))
    expect(within(screen.getByRole('tabpanel')).getByText('Most egy sincs.')).toBeVisible()
  })

  test('begin with what was agreed to', async () => {
    const { user } = await openSettings({ stored: consentOf('essential,analytics') })
    await user.click(screen.getByRole('tab', { name: 'Elemző sütik' }))
    expect(screen.getByRole('switch', { name: 'Engedélyezve' })).toBeChecked()
  })

  test('refuse the analytics until they are agreed to', async () => {
    const { user } = await openSettings({ stored: undefined })
    await user.click(screen.getByRole('tab', { name: 'Elemző sütik' }))
    expect(screen.getByRole('switch', { name: 'Elutasítva' })).not.toBeChecked()
  })

  test('are left by Mégsem, and nothing is stored', async () => {
    const { user } = await openSettings()
    const before = stored()
    await user.click(screen.getByRole('tab', { name: 'Elemző sütik' }))
    await user.click(screen.getByRole('switch'))
    await user.click(button('Mégsem'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(stored()).toEqual(before)
  })

  test('store the choice at Beállítások mentése, and say so', async () => {
    const { user } = await openSettings()
    await user.click(screen.getByRole('tab', { name: 'Elemző sütik' }))
    await user.click(screen.getByRole('switch'))
    await user.click(button('Beállítások mentése'))
    expect(
      await screen.findByRole('dialog', { name: 'A sütikezelési beállításokat sikeresen elmentettük.' }),
    ).toBeVisible()
    expect(stored()).toEqual({ scope: 'essential,analytics', date: expect.any(String) })
  })
})
