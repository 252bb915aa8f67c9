/** What explainers weigh: with who plays one, and with who does not. */
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { isDynamic } from '@/lib/domain/classification/model'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import type { ExplainerView } from '@/lib/domain/explainer/model'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { drawnExplainer, explainerDefinitions, explainersOfEveryControl } from '@/tests/support/explainer-drawn'
import { playerOf } from '@/tests/support/explainer-player'
import { siteContent } from '@/tests/support/site-content'

const SEED = 5
const PATH = `/explainers/add-integers?s=${SEED}`
/** Compressed, of what only playing needs. */
const MOST_SCRIPT_BYTES = 25_000

/** The scripts that a page asks for from now on. */
function watchScripts(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (each) => /\/chunks\/.*\.js/.test(each.url()) && asked.add(each.url()))
  return asked
}

/** The scripts of an exercise that somebody works at, up to a hint: it is drawn by what draws the remarks of explainers as well. */
async function scriptsOfExercise(page: Page): Promise<ReadonlySet<string>> {
  const scripts = watchScripts(page)
  await page.goto('/exercise/tortek-bovitese?s=5&d=1')
  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  await expect(page.getByRole('list', { name: exerciseMessages.hints }).locator('p').first()).toBeVisible()
  return new Set(scripts)
}

async function compressedBytes(page: Page, scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (file) => gzipSync(await (await page.request.get(file)).body()).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Plays an explainer from its start to its end, where nothing moves by itself: each question is answered and then left out. */
async function playThrough(page: Page, beats: ExplainerView['beats']): Promise<void> {
  const box = playerOf(page)
  const next = box.getByRole('button', { name: player.next })
  await page.getByRole('button', { name: explainerMessages.play }).click()
  for (const [at, { question }] of beats.entries()) {
    await expect(box.getByRole('slider', { name: player.place })).toHaveValue(String(at + 1))
    if (question !== undefined) {
      await box.getByRole('button', { name: player.check }).click()
      // What is told depends on the control: nothing ticked may be an answer.
      await expect(box.locator('[data-focus="message"]')).toBeFocused()
      await box.getByRole('button', { name: player.skip }).click()
      await expect(box.getByRole('form')).toBeHidden()
    }
    await next.click()
  }
  await expect(box.getByRole('region', { name: explainerMessages.exercise })).toBeVisible()
}

test('what plays it and asks every question comes when it is played, and weighs little beside what an exercise needs', async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout(240_000)
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ofExercise = await scriptsOfExercise(page)
  await context.clearCookies()
  const ids = await explainersOfEveryControl()
  expect(ids.length).toBeGreaterThan(2)
  /** What comes without playing, with any of them: on a busy machine the last of it may come while one plays. */
  const unplayed = new Set<string>()
  const ofPlaying = new Map<string, ReadonlySet<string>>()
  for (const id of ids) {
    const scripts = watchScripts(page)
    await page.goto(`/explainers/${id}?s=${SEED}`)
    // What the page fetches by itself has no sign of its end, nor has what playing fetches: all of either is to be counted.
    await page.waitForLoadState('networkidle')
    for (const file of scripts) unplayed.add(file)
    await playThrough(page, (await drawnExplainer(id, SEED)).view.beats)
    await page.waitForLoadState('networkidle')
    ofPlaying.set(id, new Set(scripts))
  }
  for (const [id, scripts] of ofPlaying) {
    const own = [...scripts].filter((file) => !unplayed.has(file) && !ofExercise.has(file))
    expect(own.length, id).toBeGreaterThan(0)
    expect.soft(await compressedBytes(page, own), id).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  }
})

/** An exercise of one field for a number, whose skill is explained or not. */
async function plainExercise(isExplained: boolean): Promise<string> {
  const explained = new Set((await explainerDefinitions()).map(({ skill }) => skill))
  const exercise = (await siteContent()).exercises.find(
    ({ definition: { status, skills, subtasks, classifications } }) => {
      const controls = subtasks.flatMap((subtask) => subtask.controls)
      const isPlain = controls.every(({ type, props }) => type === 'single-number' && !('figure' in props))
      return status === 'public' && isDynamic(classifications) && isPlain && explained.has(skills[0]) === isExplained
    },
  )
  if (!exercise) throw new Error('there is no such exercise')
  return exercisePath(exercise.definition.id, { seed: SEED, difficultyLevel: 1 })
}

test('costs no page a script while nobody plays it', async ({ page }) => {
  /** What a document names: what it fetches later, when there is time, is the same for all of its kind. */
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const named = [...html.matchAll(/\/_next\/(static\/chunks\/[\w.~-]+\.js)/g)].map(([address]) => address)
    return { html, scripts: [...new Set(named)] }
  }
  const unexplained = await scriptsOf(await plainExercise(false))
  const explained = await scriptsOf(await plainExercise(true))
  expect(unexplained.html).not.toContain('href="/explainers/')
  expect(explained.html).toContain('href="/explainers/')
  expect(explained.scripts.length).toBeGreaterThan(5)
  expect(explained.scripts.toSorted()).toEqual(unexplained.scripts.toSorted())
})

test('an explainer that nobody plays fetches hardly more than a page of the wiki, also once its scripts run', async ({
  page,
}) => {
  const scriptsIn = async (path: string) => {
    const scripts = watchScripts(page)
    await page.goto(path)
    // That nothing more is fetched has no other sign.
    await page.waitForLoadState('networkidle')
    return [...scripts]
  }
  const asText = await scriptsIn(PATH)
  await page.goto('about:blank')
  const ofWiki = await scriptsIn(wikiPath('tort'))
  expect(await compressedBytes(page, asText)).toBeLessThan((await compressedBytes(page, ofWiki)) + 1000)
})
