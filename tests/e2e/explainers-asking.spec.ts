/** Questions of explainers: answered, left out, in sight and in either scheme. */
import { solutionOf } from '@/lib/domain/explainer/explainer-solution'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { toPlainText } from '@/lib/shared/plain-text'
import { axeFaults } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { drawnExplainer } from '@/tests/support/explainer-drawn'
import { goToMoment, playExplainer } from '@/tests/support/explainer-player'

const SEED = 5
const PATH = `/explainers/add-integers?s=${SEED}`

const { view, asks } = await drawnExplainer('add-integers', SEED)
const { beat: firstQuestion = 0, answer = '' } = asks[0] ?? {}

test('stops and asks: a wrong answer meets a remark, a right one leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const box = await playExplainer(page, PATH)
  await expect(box.getByRole('img')).toBeVisible()
  await goToMoment(box, firstQuestion)
  const field = box.getByRole('textbox')
  await expect(field).toBeVisible()
  await field.fill(`${answer}7`)
  await box.getByRole('button', { name: player.check }).click()
  await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
  await expect(box.getByRole('region', { name: player.wrong })).not.toBeEmpty()
  await field.fill(String(answer))
  await box.getByRole('button', { name: player.check }).click()
  await box.getByRole('region', { name: player.right }).getByRole('button', { name: player.goOn }).click()
  await expect(field).toBeHidden()
  await expect(box.getByText('a nullánál járunk')).toBeVisible()
  await expect(box.getByText(`${exerciseMessages.answer}: ${answer}`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a question comes into sight on a phone, with what checks the answer, and the focus goes back when the player is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const box = await playExplainer(page, PATH)
  for (let at = 0; at < firstQuestion; at += 1) await box.getByRole('button', { name: player.next }).click()
  await expect(box.getByRole('form')).toBeFocused()
  await expect(box.getByRole('button', { name: player.check })).toBeInViewport({ ratio: 1 })
  await box.getByRole('button', { name: player.close }).click()
  await expect(page.getByRole('button', { name: explainerMessages.play })).toBeFocused()
})

test('a question that one comes to by the bar comes into sight, and the bar keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const box = await playExplainer(page, PATH)
  const bar = box.getByRole('slider', { name: player.place })
  await bar.focus()
  // Half of the bar below the edge, where a long caption leaves it.
  await bar.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 20 - innerHeight))
  for (let at = 0; at < firstQuestion; at += 1) await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('form')).toBeVisible()
  await expect(box.getByRole('button', { name: player.check })).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeFocused()
})

test('a step that is left out is said and shown before the next one builds on it', async ({ page }) => {
  const { explainer, view } = await drawnExplainer('compare-integers', SEED)
  // The example that fades most.
  const first = view.beats.findIndex(({ question, chapter }) => question !== undefined && chapter === 2)
  const told = solutionOf(explainer, { seed: SEED, question: view.beats[first]?.question ?? 0 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const box = await playExplainer(page, `/explainers/compare-integers?s=${SEED}`)
  await goToMoment(box, first)
  const announced = box.locator('[aria-live]').first()
  await box.getByRole('button', { name: player.skip }).click()
  const alternative = /"alt":"([^"]+)"/.exec(told.show ?? '')?.[1] ?? ''
  await expect(box.getByRole('img', { name: alternative, exact: true })).toBeVisible()
  const words = toPlainText(told.say).split(/\s/)[0] ?? ''
  await expect(announced).toContainText(words)
  await box.getByRole('button', { name: player.next }).click()
  await expect(box.getByRole('form')).toBeVisible()
  await expect(announced).toContainText(words)
})

test('axe finds nothing while it asks and tells, and at its end on a wide screen, in either scheme', async ({
  page,
}) => {
  const expectNoFaults = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeFaults(page)).toEqual([])
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const box = await playExplainer(page, PATH)
  await goToMoment(box, firstQuestion)
  await box.getByRole('textbox').fill('77')
  await box.getByRole('button', { name: player.check }).click()
  await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
  await expectNoFaults()

  await page.setViewportSize({ width: 1440, height: 900 })
  await goToMoment(box, view.beats.length - 1)
  await box.getByRole('button', { name: player.skip }).click()
  await expect(box.getByRole('form')).toBeHidden()
  await box.getByRole('button', { name: player.next }).click()
  await expect(box.getByRole('region', { name: explainerMessages.exercise })).toBeVisible()
  await expectNoFaults()
})
