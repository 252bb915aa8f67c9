/** Buying and managing the subscription on the running site, whose payments are the sandbox's. */

import type { Page } from '@playwright/test'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { paymentFormMessages as form } from '@/lib/shared/messages/payment-form'
import { manageMessages as manage } from '@/lib/shared/messages/payment-manage'
import { sandboxMessages as sandbox } from '@/lib/shared/messages/payment-sandbox'
import { subscribeMessages as subscribe } from '@/lib/shared/messages/payment-subscribe'
import { withdrawalMessages as withdrawal } from '@/lib/shared/messages/payment-withdrawal'
import { sandboxBankMessages } from '@/lib/shared/messages/sandbox-bank'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

const { authentication: bank } = sandboxBankMessages

// A purchase is a dozen calls, each of which the sandbox answers as the provider would.
test.describe.configure({ timeout: 120_000 })
test.use({ reducedMotion: 'reduce' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const banner = (page: Page) => page.getByLabel(freemiumMessages.banner)

async function chooseCard(page: Page, kind: keyof typeof sandbox.cards): Promise<void> {
  await page.getByRole('button', { name: sandbox.cards[kind] }).click()
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/subscribe')
  await expect(page.getByText(sandbox.badge)).toBeVisible()
}

async function order(page: Page, kind: keyof typeof sandbox.cards): Promise<void> {
  await chooseCard(page, kind)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await button(page, form.pay).click()
}

async function expectBought(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: subscribe.returned.thanks })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(subscribe.returned.activated)).toBeVisible()
}

async function buy(page: Page): Promise<void> {
  await openForm(page)
  await order(page, 'good')
  await expectBought(page)
}

/** The sandbox's time of the signed-in account moves; its webhooks follow. */
async function passDays(page: Page, days: number): Promise<void> {
  const status = await page.evaluate(async (count) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ days: count })
    return (await fetch('/api/sandbox/clock', { method: 'POST', headers, body })).status
  }, days)
  expect(status).toBe(200)
}

async function cancel(page: Page): Promise<void> {
  await button(page, manage.actions.cancel).click()
  await button(page, manage.cancelDialog.confirm).click()
  await expect(page.getByText(manage.status.cancelled)).toBeVisible()
}

async function expectSound(page: Page): Promise<void> {
  await inEachScheme(page, async () => {
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('a good card buys the subscription, which lifts the limit at once', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await expect(banner(page)).toContainText(freemiumMessages.remaining(3))
  await buy(page)
  await page.getByRole('link', { name: subscribe.returned.practice }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)

  await page.goto('/subscribe')
  await expect(page).toHaveURL('/subscription')
  await expect(part(page, manage.status.title)).toContainText(manage.status.active)
  await expect(part(page, manage.details.title)).toContainText(/1990\sFt/)
  await expect(part(page, manage.card.title)).toContainText('4242')
  await expect(part(page, manage.invoices.title).getByRole('listitem')).toHaveCount(1)
  await page.goto('/elofizetesem')
  await expect(part(page, manage.status.title)).toContainText(manage.status.active)
})

test('coming back twice with the same card buys once', async ({ page, signIn }) => {
  await signIn()
  const returned = page.waitForRequest(/redirect_status=succeeded/)
  await buy(page)
  // The secret of the card's setup does not stay in the address.
  await expect(page).toHaveURL('/subscribe')
  await page.goto((await returned).url())
  await expectBought(page)
  await page.goto('/subscription')
  await expect(part(page, manage.invoices.title).getByRole('listitem')).toHaveCount(1)
})

test('a declined card is refused at the form, and another one can be tried', async ({ page, signIn }) => {
  await signIn()
  await openForm(page)
  for (const [kind, message] of [
    ['declined', sandboxBankMessages.errors.card_declined],
    ['insufficientFunds', sandboxBankMessages.errors.insufficient_funds],
    ['expired', sandboxBankMessages.errors.expired_card],
  ] as const) {
    await order(page, kind)
    await expect(alert(page)).toContainText(message)
  }
  await order(page, 'good')
  await expectBought(page)
})

test('a card that is saved and then not charged buys nothing, and another one can be tried', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openForm(page)
  await order(page, 'failsLater')
  await expect(alert(page)).toContainText(subscribe.returned.notCreated, { timeout: 20_000 })
  await page.getByRole('link', { name: subscribe.returned.again }).click()
  await expect(page.getByText(sandbox.badge)).toBeVisible()
  await order(page, 'good')
  await expectBought(page)
})

test('3-D Secure that is passed buys the subscription', async ({ page, signIn }) => {
  await signIn()
  await openForm(page)
  await order(page, 'authentication')
  await button(page, bank.approve).click()
  await expectBought(page)
})

test('3-D Secure that is failed buys nothing, and can be tried again', async ({ page, signIn }) => {
  await signIn()
  await openForm(page)
  await order(page, 'authentication')
  await button(page, bank.reject).click()
  await expect(alert(page)).toContainText(subscribe.returned.failed)
  await page.getByRole('link', { name: subscribe.returned.again }).click()
  await expect(page.getByText(sandbox.badge)).toBeVisible()
  await order(page, 'good')
  await expectBought(page)
})

test('a first payment that the bank wants authenticated is, on a second visit to it', async ({ page, signIn }) => {
  await signIn()
  await openForm(page)
  await order(page, 'authenticationEachTime')
  await button(page, bank.approve).click()
  await page.waitForURL((url) => url.pathname === '/sandbox/authenticate' && url.searchParams.has('return_url'))
  await button(page, bank.approve).click()
  await expectBought(page)
})

test('a first payment whose authentication fails is paid by another card', async ({ page, signIn }) => {
  await signIn()
  await openForm(page)
  await order(page, 'authenticationEachTime')
  await button(page, bank.approve).click()
  await page.waitForURL((url) => url.pathname === '/sandbox/authenticate' && url.searchParams.has('return_url'))
  await button(page, bank.reject).click()
  await expect(alert(page)).toContainText(subscribe.returned.notCreated)
  await page.goto('/subscription')
  await expect(part(page, manage.status.title)).toContainText(manage.status.incomplete)
  await page.getByRole('link', { name: manage.status.subscribe }).click()
  await expect(page.getByText(sandbox.badge)).toBeVisible()
  await order(page, 'good')
  await expectBought(page)
  await page.goto('/subscription')
  await expect(part(page, manage.invoices.title).getByRole('listitem')).toHaveCount(1)
})

test('is cancelled in two clicks, taken up again, and ends after the paid time', async ({ page, signIn }) => {
  await signIn()
  await buy(page)
  await page.getByRole('link', { name: subscribe.returned.manage }).click()
  await cancel(page)
  await expect(part(page, manage.status.title)).toContainText(/Lemondva \(lejár: 20\d\d\. .+\)/)
  await expect(part(page, manage.details.title)).toContainText(manage.details.none)
  await page.goto('/')
  await expect(page.getByRole('link', { name: freemiumMessages.reactivate })).toHaveAttribute('href', '/subscription')

  await page.goto('/subscription')
  await button(page, manage.status.reactivate).click()
  await expect(page.getByText(manage.status.reactivated)).toBeVisible()
  await expect(part(page, manage.status.title)).toContainText(manage.status.active)

  await cancel(page)
  await passDays(page, 32)
  await expect(async () => {
    await page.goto('/')
    await expect(banner(page)).toContainText(freemiumMessages.remaining(3), { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.goto('/subscription')
  await expect(part(page, manage.empty.title)).toBeVisible()
})

async function changeCard(page: Page, kind: keyof typeof sandbox.cards): Promise<void> {
  await page.goto('/subscription')
  await button(page, manage.card.change).click()
  const dialog = page.getByRole('dialog', { name: manage.card.dialogTitle })
  await dialog.getByRole('button', { name: sandbox.cards[kind] }).click()
  await button(page, form.save).click()
}

test('is renewed after a month, with another card given meanwhile', async ({ page, signIn }) => {
  await signIn()
  await buy(page)
  await changeCard(page, 'authentication')
  await button(page, bank.approve).click()
  await expect(page.getByText(manage.card.updated)).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(part(page, manage.card.title)).toContainText('3155')

  await passDays(page, 32)
  await expect(async () => {
    await page.goto('/subscription')
    await expect(part(page, manage.invoices.title).getByRole('listitem')).toHaveCount(2, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(part(page, manage.status.title)).toContainText(manage.status.active)
})

test('a renewal that fails is told, and paid by another card', async ({ page, signIn }) => {
  await signIn()
  await buy(page)
  await changeCard(page, 'failsLater')
  await expect(page.getByText(manage.card.updated)).toBeVisible()
  await passDays(page, 32)
  await expect(async () => {
    await page.goto('/subscription')
    await expect(part(page, manage.status.title)).toContainText(new RegExp(manage.status.pastDue('.+')), {
      timeout: 2000,
    })
  }).toPass({ timeout: 30_000 })
  await page.goto('/')
  await expect(banner(page)).toHaveCount(0)

  await changeCard(page, 'good')
  await expect(page.getByText(manage.card.updated)).toBeVisible()
  await expect(part(page, manage.status.title)).toContainText(manage.status.active)
})

test('is withdrawn from in two steps within two weeks', async ({ page, signIn }) => {
  await signIn()
  await buy(page)
  await page.goto('/subscription')
  await part(page, manage.rights.title).getByRole('link', { name: manage.rights.withdraw }).click()
  await button(page, withdrawal.statement.next).click()
  await button(page, withdrawal.confirmation.confirm).click()
  await expect(page.getByRole('heading', { name: withdrawal.done.title })).toBeFocused()
  await page.goto('/')
  await expect(banner(page)).toContainText(freemiumMessages.remaining(3))
})

test('a visitor is led to the login and the registration, which the header does not offer too', async ({ page }) => {
  await page.goto('/subscribe')
  await expect(page.getByRole('link', { name: subscribe.login.login, exact: true })).toHaveAttribute(
    'href',
    '/login?redirect=/subscribe',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: subscribe.login.register })).toHaveCount(0)
})

test('nothing is at fault, cut off or wider than a small phone in either scheme', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/subscribe')
  await expectSound(page)
  await signIn()
  await page.goto('/subscription')
  await expectSound(page)
  await openForm(page)
  await expectSound(page)
  await button(page, form.pay).click()
  await expect(page.getByText(form.consentMissing)).toBeVisible()
  await expectSound(page)
  await order(page, 'declined')
  await expect(alert(page)).toBeVisible()
  await expectSound(page)
  await order(page, 'good')
  await expectBought(page)
  await expectSound(page)
  await page.goto('/subscription')
  await expect(part(page, manage.rights.title)).toBeVisible()
  await expectSound(page)
  await button(page, manage.card.change).click()
  await expect(page.getByText(sandbox.badge)).toBeVisible()
  await expectSound(page)
  await button(page, form.cancel).click()
  await button(page, manage.actions.cancel).click()
  await expectSound(page)
  await page.goto('/subscription/withdrawal')
  await button(page, withdrawal.statement.next).click()
  await expectSound(page)
})
