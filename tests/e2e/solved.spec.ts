/** What follows on a right answer: the end of an exercise, and of one that is tried without an account. */
import type { Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { trialMessages } from '@/lib/shared/messages/trial'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { saveOffer, trialCard, trialCheck } from '@/tests/support/trial-page'

const WHY = 'Tizenkettedekben: három tizenketted és négy tizenketted az hét tizenketted.'
const RIGHT = { correct: true, outcome: 'correct', controls: ['correct'], why: WHY }

const WAY_ON = {
  next: { title: 'Kerekített nézőszám a stadionban, hosszú névvel', path: '/exercise/stadion-nezoszama' },
  harder: '/exercise/egesz-osszeadas?d=3',
  back: { title: 'Egész számok', path: '/exercises#whole-numbers' },
  steps: ['Számok összehasonlítása, rendezése', 'Becslés kerekített számokkal'],
}
const GROWN = {
  turn: 1,
  tree: [
    { id: 'a', state: 'working', after: [] },
    { id: 'b', state: 'new', after: ['a'] },
  ],
  risen: [{ id: 'a', title: 'Becslés kerekített számokkal', state: 'working' }],
}

/** Solves an exercise of two steps, the first with help. */
async function solve(page: Page, more: object): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox').first()
  const json = { hint: 'Bontsd fel az egyik tagot!', hasMore: false, maxHints: 1 }
  await page.route('**/api/exercise/*/hint', (route) => route.fulfill({ json }), { times: 1 })
  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  for (const wayOn of [undefined, { ...WAY_ON, ...more }]) {
    await page.route('**/api/exercise/*/check', (route) => route.fulfill({ json: { ...RIGHT, wayOn } }), { times: 1 })
    await field.fill('4')
    await field.press('Enter')
    if (!wayOn) await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
  }
}

for (const [what, more] of [
  ['', {}],
  [', with what has grown', { grown: GROWN }],
] as const) {
  test(`the end says where help was needed and why the answer is right, and all of it is on the screen of a phone${what}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await decideOnCookies(page)
    await signIn({ premium: true })
    await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
    await solve(page, more)
    const dialog = page.getByRole('dialog', { name: exerciseMessages.solvedTitle })
    await expect(dialog).toBeVisible()
    const parts = [
      dialog.getByRole('heading'),
      dialog.getByText('a „Számok összehasonlítása, rendezése” lépésnél kellett segítség'),
      dialog.getByText(WHY),
      ...(await dialog.getByRole('link').all()),
      ...(await dialog.getByRole('button').all()),
    ]
    expect(parts.length).toBe(9)
    for (const part of parts) await expect.soft(part).toBeInViewport({ ratio: 1 })
    const buttons = await dialog.locator('a, button').all()
    for (const button of buttons) expect.soft((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  })
}

test.describe('what is tried on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' })

  test('says why the answer is right above the offer of an account, both in sight, however many hints were given', async ({
    page,
  }) => {
    await decideOnCookies(page)
    await page.goto('/try/5')
    for (const position of [1, 2, 3]) {
      const json = {
        hint: `${position}. segítség, amely elég hosszú ahhoz, hogy két sort is elfoglaljon.`,
        hasMore: position < 3,
        maxHints: 3,
      }
      await page.route('**/api/try/*/hint', (route) => route.fulfill({ json }), { times: 1 })
      await trialCard(page).getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
      await expect(
        trialCard(page)
          .getByRole('listitem')
          .filter({ hasText: `${position}. segítség,` }),
      ).toBeFocused()
    }
    await trialCard(page).getByRole('radio').first().check()
    await page.route('**/api/try/*/check', (route) => route.fulfill({ json: RIGHT }), { times: 1 })
    await trialCheck(page).click()
    await expect(saveOffer(page)).toBeFocused()
    const register = trialCard(page).getByRole('link', { name: trialMessages.save.register })
    const why = trialCard(page).getByText(WHY).locator('xpath=ancestor::div[2]')
    for (const each of [why, saveOffer(page), register]) {
      await expect.soft(each).toBeInViewport({ ratio: 1 })
    }
  })
})

test('at 320 pixels help and check stay in the card of what is tried', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await decideOnCookies(page)
  for (const path of ['/', '/try/5']) {
    await page.goto(path)
    const box = await trialCard(page).boundingBox()
    const check = await trialCheck(page).boundingBox()
    expect((check?.x ?? 0) + (check?.width ?? 0), path).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  }
})
