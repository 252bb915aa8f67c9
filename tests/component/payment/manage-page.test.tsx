/** The page of the subscription: second specification, sections 2, 4 and 8. */
import { screen, waitFor, within } from '@testing-library/react'
import type { ProviderReturn } from '@/components/payment/form/provider-return'
import { ManagePage } from '@/components/payment/manage/manage-page'
import { PENDING_SETUP_INTENT_KEY, type SubscriptionView } from '@/lib/domain/payment/model'
import { subscriptionView } from '@/tests/support/subscription-view'
import { done, failure, installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'
import { type FakeProvider, installProvider } from './fake-provider'
import {
  CANCEL,
  CARD_CHANGE,
  COMPLETE,
  INVOICES,
  LATEST_CARD,
  REACTIVATE,
  REFUND,
  RIGHTS,
  SUBSCRIPTION,
} from './payment-calls'

const paymentConfig = { mode: 'test' as const, publishableKey: 'pk_test_1' }
const RETURNED: ProviderReturn = {
  status: 'succeeded',
  kind: 'setup',
  setupIntentId: 'seti_1',
  clientSecret: 'seti_1_secret_a',
}
const UNTIL = '2026-12-05T22:59:59.999Z'

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

type Calls = Parameters<typeof installServer>[0]

interface Page {
  readonly subscription?: SubscriptionView | null
  readonly returned?: ProviderReturn
  readonly customerId?: string | null
  readonly grantedUntil?: string | null
  readonly calls?: Calls
}

function open({
  subscription = subscriptionView(),
  returned,
  customerId = 'cus_1',
  grantedUntil = null,
  calls,
}: Page = {}) {
  const requests = installServer({
    [SUBSCRIPTION]: () => ok({ subscription, customer: null }),
    [INVOICES]: () => ok({ invoices: [] }),
    [RIGHTS]: () => ok({ withdrawal: null, refund: null, withdrawn: null }),
    ...calls,
  })
  const page = (
    <ManagePage paymentConfig={paymentConfig} customerId={customerId} grantedUntil={grantedUntil} returned={returned} />
  )
  return {
    requests,
    callsOf: (call: string) => requests.filter((request) => request.call === call),
    ...renderPage(page),
  }
}

async function openLoaded(page?: Page) {
  const opened = open(page)
  await screen.findByRole('region', { name: 'Állapot' })
  await screen.findByText('Még nincs fizetésed.')
  return opened
}

const button = (name: string) => screen.getByRole('button', { name })
const part = (name: string) => screen.getByRole('region', { name })

describe('the subscription', () => {
  test('is shown with its payments and its card', async () => {
    await openLoaded()
    expect(part('Állapot')).toHaveTextContent('Aktív')
    const details = part('Részletek')
    expect(details).toHaveTextContent('Utolsó fizetés összege1990 Ft')
    expect(details).toHaveTextContent('Utolsó fizetés dátuma2026. november 21.')
    expect(details).toHaveTextContent('Havi díj1990 Ft')
    expect(details).toHaveTextContent('Következő fizetés dátuma2026. december 21.')
    expect(part('Fizetési mód')).toHaveTextContent('visa')
    expect(part('Fizetési mód')).toHaveTextContent('4242')
    expect(part('Fizetési mód')).toHaveTextContent('Lejárat: 04/2030')
  })

  test('that is cancelled says until when it lasts, and offers to take it up again', async () => {
    await openLoaded({ subscription: subscriptionView({ cancel_at_period_end: true }) })
    expect(part('Állapot')).toHaveTextContent('Lemondva (lejár: 2026. december 21.)')
    expect(part('Részletek')).toHaveTextContent('Következő fizetés dátuma---')
    expect(button('Előfizetés újraaktiválása')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Előfizetés lemondása' })).not.toBeInTheDocument()
  })

  test('whose renewal failed is inactive, and says what to do', async () => {
    await openLoaded({ subscription: subscriptionView({ status: 'past_due' }) })
    expect(part('Állapot')).toHaveTextContent('Inaktív')
    expect(part('Állapot')).toHaveTextContent('A legutóbbi díjat nem sikerült levonni.')
  })

  test('whose renewal failed is paid by another card now, and ends now when it is cancelled', async () => {
    const change = ok({ clientSecret: 'seti_2_secret_b', setupIntentId: 'seti_2' })
    const subscription = subscriptionView({ status: 'past_due' })
    const { user } = await openLoaded({ subscription, calls: { [CARD_CHANGE]: () => change } })
    await user.click(button('Előfizetés lemondása'))
    expect(screen.getByRole('dialog')).toHaveTextContent('az előfizetésed most azonnal véget ér')
    expect(screen.getByRole('dialog')).not.toHaveTextContent('újraaktiválhatod')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mégsem' }))
    await user.click(button('Módosítás'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Az új kártyáról most levonjuk az elmaradt díjat (1990 Ft)')
    expect(dialog).not.toHaveTextContent('Most nem terhelünk')
  })

  test('without a card says so', async () => {
    await openLoaded({ subscription: subscriptionView({ default_payment_method: null }) })
    expect(part('Fizetési mód')).toHaveTextContent('Nincs megadva fizetési mód')
  })

  test('that there is none of leads to the purchase', async () => {
    open({ subscription: null })
    expect(await screen.findByRole('region', { name: 'Nincs aktív előfizetésed' })).toHaveTextContent(
      'Nincs előfizetés',
    )
    expect(screen.getByRole('link', { name: 'Prémium verzió' })).toHaveAttribute('href', '/subscribe')
  })

  test('of who never bought anything is not asked for', () => {
    const { requests } = open({ customerId: null })
    expect(part('Nincs aktív előfizetésed')).toBeVisible()
    expect(requests).toEqual([])
  })

  test('that was given away says until when', () => {
    open({ customerId: null, grantedUntil: '2027-01-31T12:00:00.000Z' })
    expect(part('Aktív')).toHaveTextContent('Eddig használhatod: 2027. január 31.')
  })

  test('that cannot be read says so, and can be tried again', async () => {
    const answers = [failure(503, 'unavailable'), ok({ subscription: subscriptionView(), customer: null })]
    const { user } = open({ calls: { [SUBSCRIPTION]: () => answers.shift() ?? failure(503, 'unavailable') } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Hiba történt az előfizetés betöltésekor')
    await user.click(button('Újrapróbálom'))
    expect(await screen.findByRole('region', { name: 'Állapot' })).toHaveTextContent('Aktív')
  })
})

describe('cancelling', () => {
  const openDialog = async (page?: Page) => {
    const opened = await openLoaded(page)
    await opened.user.click(button('Előfizetés lemondása'))
    return { ...opened, dialog: screen.getByRole('dialog', { name: 'Biztos, hogy lemondod az előfizetésedet?' }) }
  }

  test('says what follows, and takes two clicks', async () => {
    let isCancelled = false
    const { user, dialog, callsOf } = await openDialog({
      calls: {
        [CANCEL]: () => {
          isCancelled = true
          return done
        },
        [SUBSCRIPTION]: () =>
          ok({ subscription: subscriptionView({ cancel_at_period_end: isCancelled }), customer: null }),
      },
    })
    expect(dialog).toHaveTextContent('2026. december 21. napján ér véget')
    expect(dialog).toHaveTextContent('az ingyenes változatot használhatod')
    expect(dialog).toHaveTextContent('bármikor újraaktiválhatod')
    await user.click(button('Igen, lemondom az előfizetést'))
    await waitFor(() => expect(part('Állapot')).toHaveTextContent('Lemondva (lejár: 2026. december 21.)'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(callsOf(CANCEL)).toHaveLength(1)
    expect(callsOf(SUBSCRIPTION)).toHaveLength(2)
  })

  test.each(['Mégsem', 'Bezárás'])('"%s" leaves everything as it was', async (way) => {
    const { user, callsOf } = await openDialog()
    await user.click(button(way))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(callsOf(CANCEL)).toEqual([])
  })

  test('says in the dialog that it failed', async () => {
    const { user } = await openDialog({ calls: { [CANCEL]: () => failure(503, 'unavailable') } })
    await user.click(button('Igen, lemondom az előfizetést'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Hiba történt az előfizetés lemondásakor')
    expect(alert).toHaveFocus()
    expect(screen.getByRole('dialog')).toContainElement(alert)
  })

  test('offers the way to sign in again when the session has ended', async () => {
    const { user } = await openDialog({ calls: { [CANCEL]: () => failure(401, 'unauthenticated') } })
    await user.click(button('Igen, lemondom az előfizetést'))
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /^Belépés/ })).toBeVisible()
  })

  test('that another tab was quicker with is no fault', async () => {
    let isCancelled = false
    const { user } = await openDialog({
      calls: {
        [SUBSCRIPTION]: () =>
          ok({ subscription: subscriptionView({ cancel_at_period_end: isCancelled }), customer: null }),
        [CANCEL]: () => {
          isCancelled = true
          return failure(409, 'conflict')
        },
      },
    })
    await user.click(button('Igen, lemondom az előfizetést'))
    expect(await screen.findByRole('button', { name: 'Előfizetés újraaktiválása' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is sent once, however often it is pressed', async () => {
    const { user, callsOf } = await openDialog({ calls: { [CANCEL]: () => new Promise(() => {}) } })
    await user.click(button('Igen, lemondom az előfizetést'))
    await user.click(button('Igen, lemondom az előfizetést'))
    await user.click(button('Mégsem'))
    expect(callsOf(CANCEL)).toHaveLength(1)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

describe('taking up a cancelled subscription again', () => {
  const cancelled = { subscription: subscriptionView({ cancel_at_period_end: true }) }

  test('is told', async () => {
    const { user, callsOf } = await openLoaded({ ...cancelled, calls: { [REACTIVATE]: () => done } })
    await user.click(button('Előfizetés újraaktiválása'))
    expect(await screen.findByText('Újra aktív az előfizetésed. Örülünk, hogy maradsz!')).toBeVisible()
    expect(callsOf(REACTIVATE)).toHaveLength(1)
    await waitFor(() => expect(callsOf(SUBSCRIPTION)).toHaveLength(2))
  })

  test('offers the way to sign in again when the session has ended', async () => {
    const { user } = await openLoaded({ ...cancelled, calls: { [REACTIVATE]: () => failure(401, 'unauthenticated') } })
    await user.click(button('Előfizetés újraaktiválása'))
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /^Belépés/ })).toBeVisible()
  })

  test('says that it failed', async () => {
    const { user } = await openLoaded({ ...cancelled, calls: { [REACTIVATE]: () => failure(409, 'conflict') } })
    await user.click(button('Előfizetés újraaktiválása'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Hiba történt az előfizetés újraaktiválásakor')
  })
})

describe('another card', () => {
  const change = { clientSecret: 'seti_2_secret_b', setupIntentId: 'seti_2' }

  async function openForm(confirm: FakeProvider['confirmSetup']) {
    const opened = await openLoaded({ calls: { [CARD_CHANGE]: () => ok(change) } })
    provider.confirmSetup = confirm
    await opened.user.click(button('Módosítás'))
    await screen.findByText('fields of the provider')
    return opened
  }

  test('is given to the provider, which leads back here', async () => {
    const confirm = jest.fn(() => new Promise<never>(() => {}))
    const { user } = await openForm(confirm)
    expect(screen.getByRole('dialog', { name: 'Fizetési mód módosítása' })).toBeVisible()
    await user.click(button('Fizetési mód mentése'))
    expect(await screen.findByRole('button', { name: 'Mentés...' })).toBeVisible()
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ confirmParams: { return_url: 'http://localhost/subscription' } }),
    )
    expect(localStorage.getItem(PENDING_SETUP_INTENT_KEY)).toBe('seti_2')
  })

  test('can be left', async () => {
    const { user } = await openForm(async () => ({}))
    await user.click(button('Mégse'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('that the provider refuses without a word is not saved', async () => {
    const { user } = await openForm(async () => ({ error: {} }))
    await user.click(button('Fizetési mód mentése'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Hiba történt a fizetési mód mentése során.')
  })

  test('cannot be given when its form cannot be prepared', async () => {
    const { user } = await openLoaded({ calls: { [CARD_CHANGE]: () => failure(503, 'unavailable') } })
    await user.click(button('Módosítás'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Hiba történt a fizetési mód frissítésének előkészítésekor',
    )
  })
})

describe('back from the provider with another card', () => {
  beforeEach(() => {
    localStorage.setItem(PENDING_SETUP_INTENT_KEY, 'seti_2')
    window.history.replaceState(null, '', '/subscription?redirect_status=succeeded')
  })

  test('has the newest card pay, and forgets the address', async () => {
    const { callsOf } = await openLoaded({ returned: RETURNED, calls: { [LATEST_CARD]: () => done } })
    expect(screen.getByText('A fizetési módodat frissítettük.')).toBeVisible()
    expect(callsOf(LATEST_CARD)).toEqual([{ call: LATEST_CARD, body: { paymentMethodId: 'latest' } }])
    expect(callsOf(SUBSCRIPTION)).toHaveLength(1)
    expect(window.location.search).toBe('')
    expect(localStorage.getItem(PENDING_SETUP_INTENT_KEY)).toBeNull()
  })

  test('takes the other way when that one fails', async () => {
    const { callsOf } = await openLoaded({
      returned: RETURNED,
      calls: { [LATEST_CARD]: () => failure(503, 'unavailable'), [COMPLETE]: () => done },
    })
    expect(screen.getByText('A fizetési módodat frissítettük.')).toBeVisible()
    expect(callsOf(COMPLETE)).toEqual([{ call: COMPLETE, body: { setupIntentId: 'seti_2' } }])
  })

  test('says that both ways failed, and still shows the subscription', async () => {
    await openLoaded({
      returned: RETURNED,
      calls: { [LATEST_CARD]: () => failure(503, 'unavailable'), [COMPLETE]: () => failure(503, 'unavailable') },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Hiba történt a fizetési mód frissítésekor')
    expect(part('Állapot')).toHaveTextContent('Aktív')
  })

  test('does not charge a declined card a second time by the other way, and tells why', async () => {
    const declined = {
      status: 402,
      body: { error: { code: 'payment-declined', details: { message: 'Nincs elég fedezet.' } } },
    }
    const { callsOf } = await openLoaded({ returned: RETURNED, calls: { [LATEST_CARD]: () => declined } })
    expect(screen.getByRole('alert')).toHaveTextContent('Nincs elég fedezet.')
    expect(callsOf(COMPLETE)).toEqual([])
  })

  test.each(['failed', 'canceled', 'pending'])('with the status %s changes nothing', async (status) => {
    const { callsOf } = await openLoaded({ returned: { ...RETURNED, status } })
    expect(screen.getByRole('alert')).toHaveTextContent('Hiba történt a fizetési mód frissítésekor')
    expect(callsOf(LATEST_CARD)).toEqual([])
  })
})

describe('the payments', () => {
  const invoice = {
    id: 'in_1',
    number: 'ABC-0001',
    status: 'paid' as const,
    createdAt: '2026-11-21T12:00:00.000Z',
    amount: 199_000,
    currency: 'huf',
    receiptUrl: 'https://invoice.stripe.com/i/1',
    refund: 'none' as 'none' | 'partial' | 'pending' | 'failed' | 'done',
    refundedAt: null as string | null,
  }

  test('are listed with their receipts; an open one can be paid', async () => {
    const openOne = {
      ...invoice,
      id: 'in_2',
      number: null,
      status: 'open',
      receiptUrl: 'https://invoice.stripe.com/i/2',
    }
    open({ calls: { [INVOICES]: () => ok({ invoices: [openOne, invoice] }) } })
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Fizetésre vár')
    expect(within(first as HTMLElement).getByRole('link', { name: /^Befizetés/ })).toHaveAttribute(
      'href',
      'https://invoice.stripe.com/i/2',
    )
    expect(second).toHaveTextContent('2026. november 21. · 1990 Ft')
    expect(second).toHaveTextContent('Kifizetve · ABC-0001')
    expect(within(second as HTMLElement).getByRole('link', { name: /^Bizonylat/ })).toHaveAttribute(
      'href',
      'https://invoice.stripe.com/i/1',
    )
  })

  test.each([
    ['done', '2026-11-23T09:00:00.000Z', 'Visszatérítve, 2026. november 23.'],
    ['done', null, 'Visszatérítve'],
    ['pending', null, 'Visszatérítés folyamatban'],
    ['failed', null, 'A visszatérítés elsőre nem sikerült, dolgozunk rajta'],
    ['partial', null, 'Részben visszatérítve'],
  ] as const)('whose refund is %s (%s) are not just paid', async (refund, refundedAt, text) => {
    open({ calls: { [INVOICES]: () => ok({ invoices: [{ ...invoice, refund, refundedAt }] }) } })
    const [row] = await screen.findAllByRole('listitem')
    expect(row).toHaveTextContent(`${text} · ABC-0001`)
    expect(row).not.toHaveTextContent('Kifizetve')
  })

  test('that cannot be read can be tried again', async () => {
    let isDown = true
    const { user } = open({
      calls: { [INVOICES]: () => (isDown ? failure(503, 'unavailable') : ok({ invoices: [] })) },
    })
    const list = await screen.findByRole('region', { name: 'Fizetéseim' })
    await within(list).findByText('A fizetéseidet most nem sikerült betölteni.')
    isDown = false
    await user.click(within(list).getByRole('button', { name: 'Újrapróbálom' }))
    expect(await screen.findByText('Még nincs fizetésed.')).toBeVisible()
  })
})

describe('withdrawing and asking for the money back', () => {
  test('are offered apart from cancelling, as long as there is a right to them', async () => {
    await openLoaded({ calls: { [RIGHTS]: () => ok({ withdrawal: { until: UNTIL }, refund: null, withdrawn: null }) } })
    const rights = await screen.findByRole('region', { name: 'Elállás és visszafizetés' })
    expect(rights).toHaveTextContent('2026. december 5.')
    expect(within(rights).getByRole('link', { name: 'Elállok a szerződéstől' })).toHaveAttribute(
      'href',
      '/subscription/withdrawal',
    )
  })

  test('are not shown where there is no right to them', async () => {
    await openLoaded()
    expect(screen.queryByRole('region', { name: 'Elállás és visszafizetés' })).not.toBeInTheDocument()
  })

  const refund = {
    [RIGHTS]: () => ok({ withdrawal: null, refund: { until: UNTIL, requestedAt: null }, withdrawn: null }),
  }

  test('the request for the money goes to the operator, with the reason if there is one', async () => {
    const { user, callsOf } = await openLoaded({
      calls: { ...refund, [REFUND]: () => ok({ requestedAt: '2026-11-22T10:00:00.000Z' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Visszakérem a díjat' }))
    await user.type(screen.getByRole('textbox', { name: 'Mivel nem voltál elégedett?' }), ' Kevés a geometria. ')
    await user.click(button('Elküldöm a kérést'))
    expect(await screen.findByText('Megkaptuk a kérésedet, hamarosan jelentkezünk e-mailben.')).toBeVisible()
    expect(callsOf(REFUND)).toEqual([{ call: REFUND, body: { reason: 'Kevés a geometria.' } }])
    await user.click(button('Rendben'))
    expect(screen.getByText(/^Visszafizetést kértél: 2026. november 22./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Visszakérem a díjat' })).not.toBeInTheDocument()
  })

  test('a request that failed keeps what was written', async () => {
    const { user } = await openLoaded({ calls: { ...refund, [REFUND]: () => failure(503, 'unavailable') } })
    await user.click(await screen.findByRole('button', { name: 'Visszakérem a díjat' }))
    await user.type(screen.getByRole('textbox'), 'Kevés.')
    await user.click(button('Elküldöm a kérést'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^A kérést nem sikerült elküldeni:/)
    expect(screen.getByRole('textbox')).toHaveValue('Kevés.')
  })
})
