/** The page of the purchase: second specification, sections 2, 4, 5 and 8. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { exerciseDraftStore } from '@/components/exercise/autosave/exercise-draft-store'
import { trackHistory } from '@/components/history/tab-history'
import type { ProviderReturn } from '@/components/payment/form/provider-return'
import { type Buyer, SubscribePage } from '@/components/payment/purchase/subscribe-page'
import { PENDING_SETUP_INTENT_KEY } from '@/lib/domain/payment/model'
import { subscriptionView } from '@/tests/support/subscription-view'
import { done, failure, installServer, ok, RESEND, STATUS } from '../account/fake-server'
import { renderPage } from '../account/render-page'
import { type FakeProvider, installProvider } from './fake-provider'
import { CREATE, SETUP_INTENT, SUBSCRIPTION } from './payment-calls'

const offer = {
  paymentConfig: { mode: 'test' as const, publishableKey: 'pk_test_1' },
  priceId: 'price_1',
  price: '1990\u00a0Ft',
}
const buyer: Buyer = {
  email: 'anna@pelda.hu',
  emailVerified: true,
  resendWaitSeconds: 0,
  awaitsParent: false,
  customerId: 'cus_1',
}
const secret = { clientSecret: 'seti_1_secret_a', customerId: 'cus_1' }
const returned = (change: Partial<ProviderReturn> = {}): ProviderReturn => ({
  status: 'succeeded',
  kind: 'setup',
  setupIntentId: 'seti_1',
  clientSecret: 'seti_1_secret_a',
  ...change,
})

let provider: FakeProvider

beforeEach(() => {
  provider = installProvider()
  localStorage.clear()
  Object.assign(window, { matchMedia: reducedMotion })
})

/** No confetti: jsdom draws nothing. */
const reducedMotion = (query: string) => ({
  matches: query.includes('reduced-motion'),
  addEventListener() {},
  removeEventListener() {},
})

interface Page {
  readonly who?: Buyer | undefined
  readonly back?: ProviderReturn | undefined
  readonly calls?: Parameters<typeof installServer>[0]
}

function open({ who = buyer, back, calls = {} }: Page = {}) {
  const requests = installServer({ [SETUP_INTENT]: () => ok(secret), ...calls })
  return { requests, ...renderPage(<SubscribePage offer={offer} buyer={who} returned={back} />) }
}

const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })
const currentStep = () => screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')

describe('before anybody is known', () => {
  beforeEach(() => {
    installServer({})
    renderPage(<SubscribePage offer={offer} buyer={undefined} returned={undefined} />)
  })

  test('shows what one gets, and the four steps', () => {
    expect(screen.getByText('Korlátlan számú feladat')).toBeVisible()
    expect(screen.getByText('30 napos pénzvisszafizetési garancia')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'A vásárlás lépései' })).getAllByRole('listitem')).toHaveLength(4)
    expect(currentStep()).toHaveTextContent('Belépés')
  })

  test('leads to the registration and the login, and both lead back', () => {
    expect(link('Regisztrálok')).toHaveAttribute('href', '/register?redirect=/subscribe')
    expect(link('Belépés')).toHaveAttribute('href', '/login?redirect=/subscribe')
  })
})

test('says that payments are off where there are none', () => {
  installServer({})
  renderPage(<SubscribePage offer={undefined} buyer={buyer} returned={undefined} />)
  expect(screen.getByRole('heading', { name: 'Most nem lehet előfizetni' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'A vásárlás lépései' })).not.toBeInTheDocument()
})

describe('an unconfirmed address', () => {
  const who = { ...buyer, emailVerified: false }

  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  test('is to be confirmed first; the mail is sent again at most once a minute', async () => {
    const { user, requests } = open({ who, calls: { [RESEND]: () => done } })
    expect(currentStep()).toHaveTextContent('E-mail-cím megerősítése')
    expect(screen.getByText('anna@pelda.hu')).toBeVisible()
    await user.click(button('Újraküldöm a levelet'))
    await pass(0)
    await user.click(button('Újraküldés 60 másodperc múlva'))
    expect(requests.filter(({ call }) => call === RESEND)).toHaveLength(1)
    expect(requests.filter(({ call }) => call === SETUP_INTENT)).toEqual([])
  })

  test('says that asking for its state failed', async () => {
    open({ who, calls: { [STATUS]: () => failure(503, 'unavailable') } })
    await pass(5)
    expect(
      screen.getByText(
        'Hiba történt az email státusz frissítésekor. Kérjük, frissítsd az oldalt vagy próbáld újra később.',
      ),
    ).toBeVisible()
  })
})

describe('the form for the card', () => {
  const submit = () => button('Megrendelés fizetési kötelezettséggel')

  async function openForm(page: Page = {}) {
    const opened = open(page)
    await screen.findByText('fields of the provider')
    return opened
  }

  async function consent(user: ReturnType<typeof open>['user']) {
    await user.click(screen.getByRole('checkbox', { name: /^Engedélyezem/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Elmúltam 18 éves/ }))
  }

  async function order(confirm: FakeProvider['confirmSetup'], valid: FakeProvider['submit'] = async () => ({})) {
    const opened = await openForm()
    provider.submit = valid
    provider.confirmSetup = confirm
    await consent(opened.user)
    await opened.user.click(submit())
    return opened
  }

  test('waits for its data', async () => {
    open({ calls: { [SETUP_INTENT]: () => new Promise(() => {}) } })
    expect(screen.getByText('Fizetési adatok betöltése...')).toBeVisible()
    expect(currentStep()).toHaveTextContent('Fizetés')
  })

  test('asks for its data once, and says when they cannot be had', async () => {
    const { user, requests } = open({ calls: { [SETUP_INTENT]: () => failure(503, 'unavailable') } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load SetupIntent')
    expect(requests).toEqual([{ call: SETUP_INTENT, body: {} }])
    await user.click(button('Újrapróbálom'))
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  test('is shown in Hungarian, in tabs, for a payer in Hungary', async () => {
    await openForm()
    expect(provider.created.elements).toMatchObject({ clientSecret: 'seti_1_secret_a', locale: 'hu' })
    expect(provider.created.element).toMatchObject({
      layout: 'tabs',
      defaultValues: { billingDetails: { address: { country: 'HU' } } },
    })
  })

  test('says just above the button what is ordered, its price, its period and how it is renewed', async () => {
    await openForm()
    const summary = screen.getByRole('region', { name: 'A rendelésed' })
    expect(summary).toHaveTextContent('Prémium előfizetés')
    expect(summary).toHaveTextContent('1990 Ft havonta, bruttó ár')
    expect(summary).toHaveTextContent('Határozatlan idő, havi időszakokkal')
    expect(summary).toHaveTextContent('Havonta magától megújul')
    expect(summary).toHaveTextContent(
      'A törvény szerint a vásárlástól számított 14 napon belül indoklás nélkül elállhatsz',
    )
    expect(summary).toHaveTextContent('ha nem vagy elégedett, 30 napon belül visszakérheted a díjat')
    expect(summary.nextElementSibling).toContainElement(submit())
  })

  test('is not sent without the consent to the billing, and says so at the box', async () => {
    const { user } = await openForm()
    provider.confirmSetup = jest.fn(async () => ({}))
    await user.click(screen.getByRole('checkbox', { name: /^Elmúltam 18 éves/ }))
    await user.click(submit())
    const box = screen.getByRole('checkbox', { name: /^Engedélyezem/ })
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(
      'A folytatáshoz kérjük, engedélyezd, hogy levonhassuk a havi díjat a bankkártyádról, és fogadd el a vásárlás feltételeit.',
    )
    expect(provider.confirmSetup).not.toHaveBeenCalled()
  })

  test('is not sent without the declaration of being of age', async () => {
    const { user } = await openForm()
    provider.confirmSetup = jest.fn(async () => ({}))
    await user.click(screen.getByRole('checkbox', { name: /^Engedélyezem/ }))
    await user.click(submit())
    expect(screen.getByRole('checkbox', { name: /^Elmúltam 18 éves/ })).toHaveFocus()
    expect(provider.confirmSetup).not.toHaveBeenCalled()
  })

  test('goes to the provider once, with the way back, and keeps the id of what it waits for', async () => {
    const confirm = jest.fn(() => new Promise<never>(() => {}))
    const { user } = await order(confirm)
    const waiting = await screen.findByRole('button', { name: 'Feldolgozás...' })
    await user.click(waiting)
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ confirmParams: { return_url: 'http://localhost/subscribe' } }),
    )
    expect(localStorage.getItem(PENDING_SETUP_INTENT_KEY)).toBe('seti_1')
  })

  test('says that it succeeded, should the provider not lead away at once', async () => {
    await order(async () => ({}))
    expect(await screen.findByText('Sikeres előfizetés!')).toBeVisible()
  })

  test.each<[string, FakeProvider['submit'], FakeProvider['confirmSetup'], string]>([
    [
      'the fields are wrong, in the words of the provider',
      async () => ({ error: { message: 'A kártyaszám hiányos.' } }),
      async () => ({}),
      'A kártyaszám hiányos.',
    ],
    [
      'the fields are wrong, and the provider does not tell why',
      async () => ({ error: {} }),
      async () => ({}),
      'Hiba történt az űrlap ellenőrzése során.',
    ],
    [
      'the card is refused, in the words of the provider',
      async () => ({}),
      async () => ({ error: { message: 'A kártyádat elutasították.' } }),
      'A kártyádat elutasították.',
    ],
    [
      'the card is refused, and the provider does not tell why',
      async () => ({}),
      async () => ({ error: {} }),
      'Hiba történt a fizetés során.',
    ],
    [
      'something unexpected happens',
      async () => ({}),
      () => Promise.reject(new Error('boom')),
      'A fizetési adatok feldolgozása közben hiba lépett fel. Kérjük, próbáld újra később.',
    ],
  ])('says so when %s, and lets it be tried again', async (_, valid, confirm, message) => {
    await order(confirm, valid)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(alert).toHaveFocus()
    expect(submit()).not.toHaveAttribute('aria-disabled')
  })
})

describe('after the return from the provider', () => {
  const created = (change = {}) => ok({ subscriptionId: 'sub_1', status: 'active', ...change })

  test('creates the subscription with what came back, and thanks', async () => {
    localStorage.setItem(PENDING_SETUP_INTENT_KEY, 'seti_1')
    const { requests } = open({ back: returned(), calls: { [CREATE]: () => created() } })
    expect(screen.getByText('Egy pillanat, véglegesítjük az előfizetésedet…')).toBeVisible()
    const title = await screen.findByRole('heading', { name: 'Köszönjük a vásárlást!' })
    expect(title).toHaveFocus()
    expect(screen.getByText('Előfizetés sikeresen létrehozva!')).toBeVisible()
    expect(screen.getByText('Az előfizetésedet sikeresen aktiváltuk.')).toBeVisible()
    expect(link('Előfizetésem kezelése')).toHaveAttribute('href', '/subscription')
    expect(link('Folytasd a gyakorlást')).toHaveAttribute('href', '/')
    const body = { customerId: 'cus_1', priceId: 'price_1', setupIntentId: 'seti_1', clientSecret: 'seti_1_secret_a' }
    expect(requests).toEqual([{ call: CREATE, body }])
    expect(localStorage.getItem(PENDING_SETUP_INTENT_KEY)).toBeNull()
  })

  test.each([
    [
      'the page from which the buyer came',
      ['/exercise/tortek?s=3&d=1', '/admission?x=1', '/subscribe'],
      '/admission?x=1',
    ],
    [
      'past the page on which the buyer signed in',
      ['/exercise/tortek?s=3&d=1', '/subscribe', '/login'],
      '/exercise/tortek?s=3&d=1',
    ],
    [
      'the last exercise, when the home page has led there',
      ['/exercise/tortek?s=3&d=1', '/', '/subscribe'],
      '/exercise/tortek?s=3&d=1',
    ],
    ['the home page, when there was no exercise', ['/', '/subscribe'], '/'],
  ])('leads on to %s', async (_, visited, href) => {
    window.sessionStorage.clear()
    const stop = trackHistory()
    for (const path of [...visited, '/subscribe']) window.history.pushState(null, '', path)
    open({ back: returned(), calls: { [CREATE]: () => created() } })
    await screen.findByRole('heading', { name: 'Köszönjük a vásárlást!' })
    expect(link('Folytasd a gyakorlást')).toHaveAttribute('href', href)
    stop()
  })

  test('leads on to the exercise that was begun last, when the bank has led the tab away', async () => {
    window.sessionStorage.clear()
    const stop = trackHistory()
    stop()
    exerciseDraftStore.keep({ account: 'kata', path: '/exercise/szazalek?s=7&d=2' }, {})
    open({ back: returned(), calls: { [CREATE]: () => created() } })
    await screen.findByRole('heading', { name: 'Köszönjük a vásárlást!' })
    expect(link('Folytasd a gyakorlást')).toHaveAttribute('href', '/exercise/szazalek?s=7&d=2')
    exerciseDraftStore.drop({ account: 'kata', path: '/exercise/szazalek?s=7&d=2' })
  })

  test('waits until the account is known at the provider', () => {
    const { requests } = open({ who: { ...buyer, customerId: null }, back: returned() })
    expect(screen.getByText('Egy pillanat, véglegesítjük az előfizetésedet…')).toBeVisible()
    expect(requests).toEqual([])
  })

  test.each([
    ['failed', returned({ status: 'failed' }), 'alert', 'A fizetési mód mentése nem sikerült. Kérjük, próbáld újra.'],
    ['canceled', returned({ status: 'canceled' }), 'status', 'A fizetési folyamat megszakadt.'],
    ['unknown', returned({ status: 'pending' }), 'alert', 'Ismeretlen visszatérési állapot. Kérjük, próbáld újra.'],
    [
      'lacking the setup intent',
      returned({ setupIntentId: undefined }),
      'alert',
      'Hiányzó fizetési adatok. Kérjük, próbáld újra.',
    ],
    [
      'lacking the client secret',
      returned({ clientSecret: undefined }),
      'alert',
      'Hiányzó fizetési adatok. Kérjük, próbáld újra.',
    ],
  ])('a return that is %s says so, buys nothing and can be tried again', (_, back, role, message) => {
    const { requests } = open({ back })
    expect(screen.getByRole(role)).toHaveTextContent(message)
    expect(link('Újrapróbálom')).toHaveAttribute('href', '/subscribe')
    expect(requests).toEqual([])
  })

  test('says that no subscription came about, and why when the bank tells', async () => {
    const declined = {
      status: 402,
      body: {
        error: { code: 'payment-declined', details: { reason: 'insufficient_funds', message: 'Nincs elég fedezet.' } },
      },
    }
    open({ back: returned(), calls: { [CREATE]: () => declined } })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Előfizetés létrehozása nem sikerült. Kérjük, próbáld újra.')
    expect(alert).toHaveTextContent('Nincs elég fedezet.')
  })

  test('says the same when no answer comes', async () => {
    open({ back: returned() })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Előfizetés létrehozása nem sikerült. Kérjük, próbáld újra.')
    expect(alert).toHaveTextContent('Hálózati hiba.')
  })

  test('has the first payment authenticated when the bank asks for it, and goes on with the same order', async () => {
    const answers = [created({ status: 'incomplete', clientSecret: 'pi_1_secret_b' }), created()]
    provider.handleNextAction = jest.fn(async () => ({}))
    const { requests } = open({ back: returned(), calls: { [CREATE]: () => answers.shift() ?? created() } })
    expect(await screen.findByRole('heading', { name: 'Köszönjük a vásárlást!' })).toBeVisible()
    expect(provider.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_b' })
    expect(requests.map(({ call }) => call)).toEqual([CREATE, CREATE])
    expect(requests[1]).toEqual(requests[0])
  })

  test('says that it failed when the authentication did', async () => {
    provider.handleNextAction = async () => ({ error: { message: 'A hitelesítés nem sikerült.' } })
    const waiting = created({ status: 'incomplete', clientSecret: 'pi_1_secret_b' })
    open({ back: returned(), calls: { [CREATE]: () => waiting } })
    expect(await screen.findByRole('alert')).toHaveTextContent('A hitelesítés nem sikerült.')
  })

  test('after an authenticated payment finds the subscription', async () => {
    const { requests } = open({
      back: returned({ kind: 'payment', setupIntentId: undefined, clientSecret: undefined }),
      calls: { [SUBSCRIPTION]: () => ok({ subscription: subscriptionView(), customer: null }) },
    })
    expect(await screen.findByRole('heading', { name: 'Köszönjük a vásárlást!' })).toBeVisible()
    expect(requests.map(({ call }) => call)).toEqual([SUBSCRIPTION])
  })
})
