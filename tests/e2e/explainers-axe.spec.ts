/** What axe finds on every explainer: on its page, while it asks, and after a wrong answer. */
import type { Locator, Page } from '@playwright/test'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { axeFaults } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { type DrawnAsk, drawnExplainer, explainerDefinitions } from '@/tests/support/explainer-drawn'

const SEED = 5
/** A part that one worker goes through, so that several share the whole. */
const PART = 11
/** Of one in so many the colours are looked at, in both schemes: what is special about one is its content, and not its colours. */
const COLOURS_ONE_IN = 5

const PLAYER = `section[aria-label="${player.name}"]`

const ids = (await explainerDefinitions()).map(({ id }) => id)
const parts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, part) =>
  ids.slice(part * PART, (part + 1) * PART),
)

for (const [index, part] of parts.entries()) {
  test(`axe finds nothing on explainers ${part[0]} to ${part.at(-1)}, unplayed, asking and after a wrong answer`, async ({
    page,
  }) => {
    // Eleven pages with three looks each, also on a machine that has something else to do.
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await decideOnCookies(page)
    for (const [place, id] of part.entries()) {
      const hasColours = (index * PART + place) % COLOURS_ONE_IN === 0
      await page.goto(`/explainers/${id}?s=${SEED}`)
      await lookAt(page, `${id} as a text`, { hasColours, within: 'main' })
      const ask = (await drawnExplainer(id, SEED)).asks.find(canBeMissed)
      if (!ask) throw new Error(`${id} asks nothing that can be missed`)
      await page.getByRole('button', { name: explainerMessages.play }).click()
      const box = page.getByRole('region', { name: player.name })
      await box.getByRole('slider', { name: player.place }).fill(String(ask.beat + 1))
      await expect(box.getByRole('form')).toBeVisible()
      await lookAt(page, `${id} while it asks`, { hasColours, within: PLAYER })
      await miss(box, ask)
      await box.getByRole('button', { name: player.check }).click()
      await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
      await lookAt(page, `${id} after a wrong answer`, { hasColours, within: PLAYER })
    }
  })
}

interface Look {
  readonly hasColours: boolean
  /** A selector of the part to look at. */
  readonly within: string
}

async function lookAt(page: Page, what: string, { hasColours, within }: Look): Promise<void> {
  expect.soft(await axeFaults(page, within, hasColours), what).toEqual([])
  if (!hasColours) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeFaults(page, within), `${what}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
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
