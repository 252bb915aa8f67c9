/**
 * What axe finds on explainers: on the page, while they ask, and after a wrong answer. Those together have every kind of
 * figure and control; `EVERY_EXPLAINER=1 npm run e2e -- explainers-axe` goes through all, which takes minutes.
 */
import type { Locator, Page } from '@playwright/test'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import {
  type DrawnAsk,
  drawnExplainer,
  explainerDefinitions,
  explainersOfEveryKind,
} from '@/tests/support/explainer-drawn'

const SEED = 5
/** A part that one worker goes through, so that several share the whole. */
const PART = 4

const PLAYER = `section[aria-label="${player.name}"]`

const ids = process.env.EVERY_EXPLAINER
  ? (await explainerDefinitions()).map(({ id }) => id)
  : await explainersOfEveryKind()
const parts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, part) =>
  ids.slice(part * PART, (part + 1) * PART),
)

for (const part of parts) {
  test(`axe finds nothing on explainers ${part[0]} to ${part.at(-1)}, unplayed, asking and after a wrong answer`, async ({
    page,
  }) => {
    // Four pages with three looks each in two schemes, also on a machine that has something else to do.
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await decideOnCookies(page)
    for (const id of part) {
      await page.goto(`/explainers/${id}?s=${SEED}`)
      await lookAt(page, `${id} as a text`, 'main')
      const ask = (await drawnExplainer(id, SEED)).asks.find(canBeMissed)
      if (!ask) throw new Error(`${id} asks nothing that can be missed`)
      await page.getByRole('button', { name: explainerMessages.play }).click()
      const box = page.getByRole('region', { name: player.name })
      await box.getByRole('slider', { name: player.place }).fill(String(ask.beat + 1))
      await expect(box.getByRole('form')).toBeVisible()
      await lookAt(page, `${id} while it asks`, PLAYER)
      await miss(box, ask)
      await box.getByRole('button', { name: player.check }).click()
      await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
      await lookAt(page, `${id} after a wrong answer`, PLAYER)
    }
  })
}

/** @param within a selector of the part to look at */
async function lookAt(page: Page, what: string, within: string): Promise<void> {
  await inEachScheme(page, async (scheme) =>
    expect.soft(await axeFaults(page, within), `${what}, ${scheme}`).toEqual([]),
  )
}

/** Whether it is known what would be a wrong answer. */
function canBeMissed({ control, answer }: DrawnAsk): boolean {
  return control.type === 'single-choice' || (control.type === 'single-number' && /^-?\d+$/.test(String(answer)))
}

/** Answers wrong: a digit too much, or another option. */
async function miss(box: Locator, { control, answer }: DrawnAsk): Promise<void> {
  if (control.type === 'single-choice') {
    await box
      .getByRole('radio')
      .nth(answer === 0 ? 1 : 0)
      .check()
  } else await box.getByRole('textbox').fill(`${answer}1`)
}
