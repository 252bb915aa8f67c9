/** An explainer without eyes and mouse: by the keyboard alone, with what a screen reader says. */
import type { Locator, Page } from '@playwright/test'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { toPlainText } from '@/lib/shared/plain-text'
import { noteAnnouncements, takeAnnouncements } from '@/tests/support/announcements'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { drawnExplainer } from '@/tests/support/explainer-drawn'
import { playerOf } from '@/tests/support/explainer-player'

const ID = 'add-integers'
const SEED = 5
/** Left out; the others are missed and then answered. */
const SKIPPED = 1
/** More than the page has places for the focus before its player. */
const MOST_STOPS = 60

const { view, asks } = await drawnExplainer(ID, SEED)

test('each sentence, question and remark is told once, and the keyboard leads to the tasks of the end', async ({
  page,
}) => {
  await decideOnCookies(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteAnnouncements(page)
  await page.goto(`/explainers/${ID}?s=${SEED}`)
  await tabTo(page.getByRole('button', { name: explainerMessages.play }))
  await takeAnnouncements(page)
  await page.keyboard.press('Enter')

  const box = playerOf(page)
  const next = box.getByRole('button', { name: player.next })
  const place = box.getByRole('slider', { name: player.place })
  const form = box.getByRole('form')
  for (const [at, { question }] of view.beats.entries()) {
    await expect(place).toHaveValue(String(at + 1))
    await expectHeard(page, await wordsOf(page, at), `moment ${at + 1}`)
    if (question === undefined) {
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
      continue
    }
    // The question is the name of what takes the focus.
    await expect(form).toBeFocused()
    await expect(form).toHaveAccessibleName(/\S/)
    if (question === SKIPPED) {
      await tabTo(box.getByRole('button', { name: player.skip }))
      await page.keyboard.press('Enter')
      await expect(next).toBeFocused()
      await expectHeard(page, await textOf(page, `solution="${at}"`), `solution of question ${question + 1}`)
    } else await answerInTwoTries(page, String(asks[question]?.answer))
    await page.keyboard.press('Enter')
  }
  await expect(box.getByRole('region', { name: explainerMessages.exercise })).toBeFocused()
  // What the page has after it would say the same again.
  await expect(page.getByRole('link', { name: explainerMessages.toExercise })).toHaveCount(1)
  await tabTo(box.getByRole('link', { name: explainerMessages.toExercise }))
  await tabTo(box.getByRole('button', { name: explainerMessages.newNumbers }))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !['', String(SEED)].includes(url.searchParams.get('s') ?? ''))
  await expect(place).toHaveValue('1')
})

/** Answers the question that has the focus, wrong first. What is said of an answer takes the focus by its title; the rest is announced. */
async function answerInTwoTries(page: Page, answer: string): Promise<void> {
  const box = playerOf(page)
  const field = box.getByRole('textbox')
  await tabTo(field)
  const { feedback } = await check(page, `${answer}7`)
  await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
  await expectHeard(page, plain(feedback), `remark on ${answer}7`)
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  const { why } = await check(page, answer)
  await expect(box.getByRole('region', { name: player.right })).toBeFocused()
  await expectHeard(page, plain(why), `why it is ${answer}`)
}

/** Types an answer where the focus is, and has it checked. @returns what the server says of it */
async function check(page: Page, typed: string): Promise<{ readonly feedback?: string; readonly why?: string }> {
  const checked = page.waitForResponse((response) => response.url().endsWith(`/explainer/${ID}/check`))
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  return (await checked).json()
}

/** What is announced of a moment: at the start of a round what it is, then the sentence; of a step that is asked nothing. */
async function wordsOf(page: Page, at: number): Promise<readonly string[]> {
  const { say, chapter } = view.beats[at] ?? { say: '', chapter: 0 as const }
  const title = chapter === view.beats[at - 1]?.chapter ? '' : explainerMessages.chapters[chapter]
  return [...(title ? [title] : []), ...(say ? await textOf(page, `say="${at}"`) : [])]
}

/** As the document has it, from which the player takes it. */
async function textOf(page: Page, what: string): Promise<readonly string[]> {
  const text = await page.locator(`[data-explainer] [data-${what}]`).textContent()
  return [(text ?? '').trim()]
}

const plain = (source: string | undefined) => (source ? [toPlainText(source)] : [])

/** Has just these words be announced since the last ones. */
async function expectHeard(page: Page, words: readonly string[], what: string): Promise<void> {
  const heard: string[] = []
  const listen = async () => heard.push(...(await takeAnnouncements(page)))
  await expect.poll(listen, { message: what }).toBeGreaterThanOrEqual(words.length)
  expect(heard, what).toEqual(words)
}

/** Presses Tab until something has the focus. */
async function tabTo(part: Locator): Promise<void> {
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await part.page().keyboard.press('Tab')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}
