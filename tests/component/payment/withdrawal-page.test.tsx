/** Withdrawing from the purchase: a statement, a confirming step, an acknowledgement. */
import { screen, within } from '@testing-library/react'
import { WithdrawalPage } from '@/components/payment/withdrawal/withdrawal-page'
import { failure, installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'
import { RIGHTS, WITHDRAW } from './payment-calls'

const right = ok({ withdrawal: { until: '2026-12-05T22:59:59.999Z' }, refund: null, withdrawn: null })
const money = { refundedAmount: 199_000, currency: 'huf', refund: 'pending', refundedAt: null }
const answer = { withdrawnAt: '2026-11-22T10:05:00.000Z', ...money }

function open(calls: Parameters<typeof installServer>[0] = {}) {
  const requests = installServer({ [RIGHTS]: () => right, ...calls })
  return { requests, ...renderPage(<WithdrawalPage name="Kerek Anna" email="anna@pelda.hu" />) }
}

const button = (name: string) => screen.getByRole('button', { name })

test('names who withdraws from what, and what follows', async () => {
  const { requests } = open()
  expect(await screen.findByRole('heading', { name: 'Elállási nyilatkozat' })).toBeVisible()
  for (const text of ['Kerek Anna', 'anna@pelda.hu', 'Prémium előfizetés', '2026. december 5.']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText(/^A kifizetett díjat visszafizetjük/)).toBeVisible()
  expect(requests.filter(({ call }) => call === WITHDRAW)).toEqual([])
})

test('withdraws in a second step only, and acknowledges with day and time', async () => {
  const { user, requests } = open({ [WITHDRAW]: () => ok(answer) })
  await user.click(await screen.findByRole('button', { name: 'Elállok a szerződéstől' }))
  expect(screen.getByRole('heading', { name: 'Biztosan elállsz?' })).toHaveFocus()
  expect(requests.filter(({ call }) => call === WITHDRAW)).toEqual([])
  await user.click(button('Elállás megerősítése'))
  expect(await screen.findByRole('heading', { name: 'Megkaptuk az elállásodat' })).toHaveFocus()
  expect(screen.getByText(/2026\. november 22\. 11:05/)).toBeVisible()
  expect(screen.getByText(/1990\sFt/)).toBeVisible()
  expect(requests.filter(({ call }) => call === WITHDRAW)).toEqual([{ call: WITHDRAW, body: { confirm: true } }])
})

test('can be given up at the second step', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Elállok a szerződéstől' }))
  await user.click(button('Mégsem'))
  expect(screen.getByRole('heading', { name: 'Elállási nyilatkozat' })).toBeVisible()
})

test('says why it failed, and can be tried again', async () => {
  const answers = [failure(503, 'unavailable'), ok(answer)]
  const { user } = open({ [WITHDRAW]: () => answers.shift() ?? ok(answer) })
  await user.click(await screen.findByRole('button', { name: 'Elállok a szerződéstől' }))
  await user.click(button('Elállás megerősítése'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Az elállás nem sikerült:/)
  await user.click(button('Elállás megerősítése'))
  expect(await screen.findByRole('heading', { name: 'Megkaptuk az elállásodat' })).toBeVisible()
})

test('offers the way to sign in again when the session has ended', async () => {
  const { user } = open({ [WITHDRAW]: () => failure(401, 'unauthenticated') })
  await user.click(await screen.findByRole('button', { name: 'Elállok a szerződéstől' }))
  await user.click(button('Elállás megerősítése'))
  expect(within(await screen.findByRole('alert')).getByRole('link', { name: /^Belépés/ })).toBeVisible()
})

test('says that there is nothing to withdraw from', async () => {
  open({ [RIGHTS]: () => ok({ withdrawal: null, refund: null, withdrawn: null }) })
  expect(await screen.findByRole('heading', { name: 'Most nincs mitől elállni' })).toBeVisible()
})

test('says that the right could not be read, and can be tried again', async () => {
  let isDown = true
  const { user } = open({ [RIGHTS]: () => (isDown ? failure(503, 'unavailable') : right) })
  const retry = await screen.findByRole('button', { name: 'Újrapróbálom' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Elállási nyilatkozat' })).toBeVisible()
})

test.each([
  ['pending', null, 'Visszafizetés folyamatban: 1990 Ft. Amint megtörtént, e-mailben is megírjuk.'],
  ['failed', null, 'A visszafizetést (1990 Ft) a bank elsőre nem fogadta.'],
  ['staff', null, 'A visszafizetést (1990 Ft) munkatársunk intézi'],
  ['disputed', null, 'a visszafizetésről most ő dönt'],
  ['done', '2026-11-23T09:00:00.000Z', 'Visszafizettük: 1990 Ft, 2026. november 23.'],
])('of a withdrawal whose refund is %s it says so, and nothing else', async (refund, refundedAt, text) => {
  open({ [RIGHTS]: () => ok({ withdrawal: null, refund: null, withdrawn: { ...answer, refund, refundedAt } }) })
  const told = await screen.findByRole('heading', { name: 'Megkaptuk az elállásodat' })
  expect(told).toHaveFocus()
  const words = document.body.textContent?.replaceAll('\u00a0', ' ')
  expect(words).toContain(text)
  expect(words?.includes('Visszafizettük')).toBe(refund === 'done')
})
