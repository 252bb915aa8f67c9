/** An explainer without eyes and mouse: by the keyboard alone, with what a screen reader says. */
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { toPlainText } from '@/lib/shared/plain-text'
import { noteAnnouncements, takeAnnouncements } from '@/tests/support/announcements'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { drawnExplainer } from '@/tests/support/explainer-drawn'

const ID = 'add-integers'
const SEED = 5
/** More than the page has places for the focus before its player. */
const MOST_STOPS = 60

const { view, asks } = await drawnExplainer(ID, SEED)

/** What is announced of a moment: at the start of a round what it is, then the sentence; of a step that is asked nothing. */
async function wordsOf(page: Page, at: number): Promise<readonly string[]> {
  const { say, chapter } = view.beats[at] ?? { say: '', chapter: 0 as const }
  const title = chapter === view.beats[at - 1]?.chapter ? '' : explainerMessages.chapters[chapter]
  const said = say ? await page.locator(`[data-explainer] [data-say="${at}"]`).textContent() : ''
  return [title ?? '', said?.trim() ?? ''].filter((words) => words !== '')
}

test('each sentence, question and remark is told once, and the keyboard leads to the tasks of the end', async ({
  page,
}) => {
  await decideOnCookies(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteAnnouncements(page)
  await page.goto(`/explainers/${ID}?s=${SEED}`)
  await tabTo(page, page.getByRole('button', { name: explainerMessages.play }))
  await takeAnnouncements(page)
  await page.keyboard.press('Enter')

  const box = page.getByRole('region', { name: player.name })
  const next = box.getByRole('button', { name: player.next })
  const form = box.getByRole('form')
  const heard: string[] = []
  const expectHeard = async (words: readonly string[], what: string) => {
    await expect
      .poll(
        async () => {
          heard.push(...(await takeAnnouncements(page)))
          return heard.length
        },
        { message: what },
      )
      .toBeGreaterThanOrEqual(words.length)
    expect(heard.splice(0), what).toEqual(words)
  }

  for (const [at, { question }] of view.beats.entries()) {
    await expect(box.getByRole('slider', { name: player.place })).toHaveValue(String(at + 1))
    await expectHeard(await wordsOf(page, at), `moment ${at + 1}`)
    const ask = question === undefined ? undefined : asks[question]
    if (!ask || question === undefined) {
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
      continue
    }
    // The question is the name of what takes the focus.
    await expect(form).toBeFocused()
    await expect(form).toHaveAccessibleName(/\S/)
    const field = form.getByRole('textbox')
    await tabTo(page, field)

    // The title of what is said of an answer is read as it takes the focus, the rest is announced.
    const { feedback } = await answer(page, `${ask.answer}7`)
    await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
    await expectHeard([toPlainText(feedback ?? '')], `remark on question ${question + 1}`)
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()

    await page.keyboard.press('Control+A')
    const { why } = await answer(page, String(ask.answer))
    await expect(box.getByRole('region', { name: player.right })).toBeFocused()
    await expectHeard(why === undefined ? [] : [toPlainText(why)], `why question ${question + 1} is answered so`)
    await page.keyboard.press('Enter')
  }
  await expect(box.getByRole('region', { name: explainerMessages.exercise })).toBeFocused()
  await tabTo(page, box.getByRole('link', { name: explainerMessages.toExercise }))
})

const Told = z.object({ feedback: z.string().optional(), why: z.string().optional() })

/** Types an answer where the focus is, and has it checked. @returns what is said of it */
async function answer(page: Page, typed: string): Promise<z.infer<typeof Told>> {
  const checked = page.waitForResponse((response) => response.url().endsWith(`/explainer/${ID}/check`))
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  return Told.parse(await (await checked).json())
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}
