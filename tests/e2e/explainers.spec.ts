/** Explainers: as a text, as what plays, stops and asks, by keyboard, and for who wants no motion. */
import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { isDynamic } from '@/lib/domain/classification/model'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { compileExplainer, type LoadedExplainer } from '@/lib/domain/explainer/compile-explainer'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { solutionOf } from '@/lib/domain/explainer/explainer-solution'
import type { ExplainerView } from '@/lib/domain/explainer/model'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { todayMessages } from '@/lib/shared/messages/practice'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'
import { toPlainText } from '@/lib/shared/plain-text'
import { axeFaults } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'

const SEED = 5
const PATH = `/explainers/add-integers?s=${SEED}`

const content = await readContentFiles('content')
const definitions = content.explainers.map(({ definition }) => definition)

function load(id: string): LoadedExplainer {
  const definition = definitions.find((each) => each.id === id)
  if (!definition) throw new Error(`no explainer ${id}`)
  return compileExplainer(definition)
}

const explainer = load('add-integers')
const draw = explainer.draw(SEED)
const view = draw.view()

/** The right answer to a question, as it is typed. */
function rightAnswer(question: number): string {
  const asked = draw.questions[question]
  const [key] = asked?.variant.keys(asked.subTask) ?? []
  const control = view.questions[question]?.control
  if (!key || !control) throw new Error(`no question ${question}`)
  return String(modelAnswer(control, key))
}

const asksOf = ({ scenes, fading }: ExplainerDefinition) => [...scenes, ...fading.steps].flatMap(({ ask }) => ask ?? [])

/** Explainers that together ask in every kind of control in which any asks. */
function explainersOfEveryControl(): readonly string[] {
  const seen = new Set<string>()
  return definitions.flatMap((definition) => {
    const kinds = asksOf(definition).map(({ control }) => control.type)
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew ? [definition.id] : []
  })
}

const playerOf = (page: Page) => page.getByRole('region', { name: player.name })

/** Goes to a moment by the bar. */
async function goTo(page: Page, at: number): Promise<void> {
  await playerOf(page)
    .getByRole('slider', { name: player.place })
    .fill(String(at + 1))
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

/** Compressed, of what only playing needs. */
const MOST_SCRIPT_BYTES = 25_000

const firstQuestion = view.beats.findIndex(({ question }) => question === 0)

test('stops and asks: a wrong answer meets a remark, a right one leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const box = playerOf(page)
  await expect(box.getByRole('img')).toBeVisible()
  await goTo(page, firstQuestion)
  const field = box.getByRole('textbox')
  await expect(field).toBeVisible()
  await field.fill(String(Number(rightAnswer(0)) + 1))
  await box.getByRole('button', { name: player.check }).click()
  await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
  await expect(box.getByRole('region', { name: player.wrong })).not.toBeEmpty()
  await field.fill(rightAnswer(0))
  await box.getByRole('button', { name: player.check }).click()
  await box.getByRole('region', { name: player.right }).getByRole('button', { name: player.goOn }).click()
  await expect(field).toBeHidden()
  await expect(box.getByText('a nullánál járunk')).toBeVisible()
  await expect(box.getByText(`${exerciseMessages.answer}: ${rightAnswer(0)}`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a picture that is a text breaks its lines on a phone, and moves no other aside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/explainers/exam-felveteli-6?s=5')
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const pictures = playerOf(page).locator('[data-layer]:not([data-apart])')
  await expect(pictures.first()).toBeAttached()
  const beside = await pictures.evaluateAll((layers) =>
    layers
      .filter((layer) => {
        const [own, room] = [layer, layer.parentElement ?? layer].map((each) => each.getBoundingClientRect())
        return own && room && (own.left < room.left - 1 || own.right > room.right + 1)
      })
      .map(({ textContent }) => textContent),
  )
  expect(beside).toEqual([])
})

test('on a wide screen a drawing is large enough to read, and a formula stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stage = page.locator('.explainer-stage')
  const middleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    })

  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const smallest = await stage.locator('[data-shown] svg').evaluate((svg) => {
    const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width
    return (
      scale * Math.min(...[...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize)))
    )
  })
  expect(smallest).toBeGreaterThanOrEqual(14)

  await page.goto(`/explainers/undo-operations?s=${SEED}`)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const formula = stage.locator('[data-shown] .katex-html').first()
  expect(Math.abs((await middleOf(formula)) - (await middleOf(stage)))).toBeLessThan(4)
})

test('a question comes into sight on a phone, with what checks the answer, and the focus goes back when the player is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const box = playerOf(page)
  for (let at = 0; at < firstQuestion; at += 1) await box.getByRole('button', { name: player.next }).click()
  await expect(box.getByRole('form')).toBeFocused()
  await expect(box.getByRole('button', { name: player.check })).toBeInViewport({ ratio: 1 })
  await box.getByRole('button', { name: player.close }).click()
  await expect(page.getByRole('button', { name: explainerMessages.play })).toBeFocused()
})

test('a question that one comes to by the bar comes into sight, and the bar keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const box = playerOf(page)
  const bar = box.getByRole('slider', { name: player.place })
  await bar.focus()
  // Half of the bar below the edge, where a long caption leaves it.
  await bar.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 20 - innerHeight))
  for (let at = 0; at < firstQuestion; at += 1) await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('form')).toBeVisible()
  await expect(box.getByRole('button', { name: player.check })).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeFocused()
})

test('goes on by itself, and not while it is paused', async ({ page }) => {
  await page.clock.install()
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const bar = playerOf(page).getByRole('slider', { name: player.place })
  await expect(bar).toHaveValue('2')
  await playerOf(page).getByRole('button', { name: player.pause }).click()
  const paused = await bar.inputValue()
  await page.clock.runFor(Math.max(...view.beats.slice(0, 3).map(({ durationMs }) => durationMs)))
  await expect(bar).toHaveValue(paused)
})

test('a step that is left out is said and shown before the next one builds on it', async ({ page }) => {
  const compared = load('compare-integers')
  const shown = compared.draw(SEED).view()
  const asks = shown.beats.flatMap(({ question, chapter }, at) => (question !== undefined && chapter === 2 ? [at] : []))
  const [first = 0] = asks
  const told = solutionOf(compared, { seed: SEED, question: shown.beats[first]?.question ?? 0 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/explainers/compare-integers?s=${SEED}`)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  await goTo(page, first)
  const box = playerOf(page)
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

test('by keyboard alone, from the text to the exercise', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).focus()
  await page.keyboard.press('Enter')
  const box = playerOf(page)
  const form = box.getByRole('form')
  const last = view.beats.length - 1
  for (let at = 0; at < last; at += 1) {
    await expect(box.getByRole('slider', { name: player.place })).toHaveValue(String(at + 1))
    const isAsked = view.beats[at]?.question !== undefined
    await expect(isAsked ? form : box.getByRole('button', { name: player.next })).toBeFocused()
    if (isAsked) await tabTo(page, box.getByRole('button', { name: player.skip }))
    await page.keyboard.press('Enter')
    if (!isAsked) continue
    // The solution is told in place of the question, and leads on.
    await expect(form).toBeHidden()
    await expect(box.getByRole('button', { name: player.next })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const question = view.questions.length - 1
  await expect(form).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(rightAnswer(question))
  await page.keyboard.press('Enter')
  await expect(box.getByRole('region', { name: player.right })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box.getByRole('region', { name: explainerMessages.exercise })).toBeFocused()
  await expect(playerOf(page).getByRole('link', { name: explainerMessages.toExercise })).toBeVisible()
})

test('nothing moves by itself for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const box = playerOf(page)
  const bar = box.getByRole('slider', { name: player.place })
  await expect(bar).toHaveValue('1')
  await page.clock.runFor((view.beats[0]?.durationMs ?? 0) + 500)
  await expect(bar).toHaveValue('1')
  await box.getByRole('button', { name: player.next }).click()
  await expect(bar).toHaveValue('2')
  // What a style changes takes a moment too short to see.
  const longest = await page.locator('.explainer-stage').evaluate((stage) => {
    const animations = stage.getAnimations({ subtree: true })
    return Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)))
  })
  expect(longest).toBeLessThan(50)
  await expect(box.getByRole('button', { name: player.pause })).toBeHidden()
})

test('a point moves from where it was to where it is', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  await playerOf(page).getByRole('button', { name: player.pause }).click()
  await goTo(page, 1)
  const point = page.locator('.explainer-stage > [data-shown] [data-key="point 1"] circle')
  const start = Number(await point.getAttribute('cx'))
  await goTo(page, firstQuestion + 1)
  // On the way first, and then for good.
  await expect.poll(async () => Number(await point.getAttribute('cx'))).toBeGreaterThan(start)
  const written = page.locator(`[data-picture="${firstQuestion + 1}"] [data-key="point 1"] circle`)
  await expect(point).toHaveAttribute('cx', (await written.getAttribute('cx')) ?? '')
})

test('new numbers at a press, also at the end', async ({ page }) => {
  await page.goto(PATH)
  const said = page.locator('[data-say="0"]')
  await page.getByRole('link', { name: explainerMessages.newNumbers }).click()
  await page.waitForURL((url) => url.searchParams.get('s') !== String(SEED))
  await expect(said).toBeVisible()
})

test('axe finds nothing while it asks and tells, in either scheme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  await goTo(page, firstQuestion)
  const box = playerOf(page)
  await box.getByRole('textbox').fill('77')
  await box.getByRole('button', { name: player.check }).click()
  await expect(box.getByRole('region', { name: player.wrong })).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page)).toEqual([])
  }
})

test('what leaves the server has no script, key, rule or remark in it', async ({ request }) => {
  const page = await (await request.get(PATH)).text()
  const asks = asksOf(explainer.definition)
  expect(asks.length).toBeGreaterThan(3)
  const secrets = asks.flatMap(({ control, otherwise }) => [
    ...[otherwise, ...control.feedback.map(({ text }) => text)].flatMap((text) => text.split(/\$[^$]*\$/)),
    ...control.feedback.map(({ when }) => when),
  ])
  const long = secrets.map((secret) => secret.trim()).filter((secret) => secret.length >= 15)
  expect(long.length).toBeGreaterThan(5)
  expect(long.filter((secret) => page.includes(secret))).toEqual([])
  expect(page).not.toMatch(/\(def |\\?"(?:solution|feedback|otherwise|script|mistake)\\?":/)
})

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
  const ids = explainersOfEveryControl()
  expect(ids.length).toBeGreaterThan(2)
  /** What comes without playing, with any of them: on a busy machine the last of it may come while one plays. */
  const unplayed = new Set<string>()
  const ofPlaying = new Map<string, ReadonlySet<string>>()
  for (const id of ids) {
    const scripts = watchScripts(page)
    await page.goto(`/explainers/${id}?s=${SEED}`)
    await page.waitForLoadState('networkidle')
    for (const file of scripts) unplayed.add(file)
    await playThrough(page, load(id).draw(SEED).view().beats)
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
function plainExercise(isExplained: boolean): string {
  const explained = new Set(definitions.map(({ skill }) => skill))
  const exercise = content.exercises.find(({ definition: { status, skills, subtasks, classifications } }) => {
    const controls = subtasks.flatMap((subtask) => subtask.controls)
    const isPlain = controls.every(({ type, props }) => type === 'single-number' && !('figure' in props))
    return status === 'public' && isDynamic(classifications) && isPlain && explained.has(skills[0]) === isExplained
  })
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
  const unexplained = await scriptsOf(plainExercise(false))
  const explained = await scriptsOf(plainExercise(true))
  expect(unexplained.html).not.toContain('href="/explainers/')
  expect(explained.html).toContain('href="/explainers/')
  expect(explained.scripts.length).toBeGreaterThan(5)
  expect(explained.scripts.toSorted()).toEqual(unexplained.scripts.toSorted())

  const [asText, ofWiki] = await Promise.all(
    [PATH, wikiPath('tort')].map(async (path) => compressedBytes(page, (await scriptsOf(path)).scripts)),
  )
  expect(asText).toBeLessThan((ofWiki ?? 0) + 1000)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a text with pictures, its questions and the worked example', async ({ page }) => {
    await page.goto(PATH)
    const main = page.getByRole('main')
    await expect(main.locator('[data-picture]').getByRole('img')).toHaveCount(
      view.beats.filter(({ show }) => show?.isFigure).length,
    )
    await expect(main.getByText(explainerMessages.questionNote)).toHaveCount(view.questions.length)
    await expect(main.getByRole('button', { name: explainerMessages.play })).toBeHidden()
    for (const title of explainerMessages.chapters.slice(1)) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(main.getByRole('link', { name: explainerMessages.toExercise })).toBeVisible()
    // Other numbers are an address away.
    await main.getByRole('link', { name: explainerMessages.newNumbers }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(view.title)
  })
})

/** In pixels of the screen, how high a box of ten millimetres is, and a circle or square to tick. */
const BLANK_HEIGHT = 37
const TICK_BOX_HEIGHT = 20

test.describe('on paper', () => {
  for (const id of explainersOfEveryControl()) {
    test(`${id} is a text with all pictures and room for each answer, and nothing of the player, also while it plays`, async ({
      page,
    }) => {
      const { title, beats, questions } = load(id).draw(SEED).view()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/explainers/${id}?s=${SEED}`)
      const main = page.getByRole('main')
      const figures = beats.filter(({ show }) => show?.isFigure).length

      async function expectAllOfIt() {
        await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
        for (const [at, { say, show }] of beats.entries()) {
          const [picture, said] = [main.locator(`[data-picture="${at}"]`), main.locator(`[data-say="${at}"]`)]
          await expect(picture).toHaveCount(show ? 1 : 0)
          if (show) await expect(picture).toBeVisible()
          await expect(said).toHaveCount(say ? 1 : 0)
          if (say) await expect(said).toBeVisible()
        }
        await expect(main.locator('[data-picture]').getByRole('img')).toHaveCount(figures)
        const asked = main.getByText(explainerMessages.questionNote)
        await expect(asked).toHaveCount(questions.length)
        for (const box of await asked.locator('xpath=..').all()) {
          const rooms = box.getByRole('img', { name: worksheetMessages.blank })
          const isTyped = (await rooms.count()) > 0
          const room = isTyped ? rooms : box.locator('svg[aria-hidden="true"]')
          const height = isTyped ? BLANK_HEIGHT : TICK_BOX_HEIGHT
          expect(await room.first().evaluate((each) => each.getBoundingClientRect().height)).toBeGreaterThan(height)
        }
        // Words of the wiki are buttons in the text, and look like words there.
        await expect(page.locator(':is(a, button, input, select, textarea):visible:not([data-say] *)')).toHaveCount(0)
        await expect(playerOf(page)).toBeHidden()
        await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
      }

      await expectAllOfIt()
      await page.getByRole('button', { name: explainerMessages.play }).click()
      await goTo(
        page,
        beats.findIndex(({ question }) => question !== undefined),
      )
      await expect(playerOf(page).getByRole('form')).toBeVisible()
      await expectAllOfIt()
    })
  }
})

test('before a skill that is new, practice leads to its explainer, which leads back to the same place', async ({
  page,
  signIn,
}) => {
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.goto('/')
  const card = page.getByRole('region', { name: todayMessages.title })
  await card.getByRole('button', { name: '5.' }).click()
  await expect(card.getByRole('list', { name: todayMessages.places }).getByRole('listitem')).toHaveCount(6)
  // The first skills of the map are new on the first day, and the very first one is explained.
  const invitation = page.getByRole('link', { name: /^Ez még új\. Előbb nézd meg: / })
  let place = 0
  do {
    place += 1
    await page.goto(`/practice/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } while ((await invitation.count()) === 0 && place < 6)
  await invitation.click()
  await expect(page).toHaveURL(new RegExp(`/explainers/.*[?&]p=${place}`))
  await page.getByRole('link', { name: explainerMessages.newNumbers }).click()
  await expect(page).toHaveURL(new RegExp(`s=\\d+&p=${place}`))
  await page.getByRole('link', { name: explainerMessages.toPractice }).click()
  await expect(page).toHaveURL(new RegExp(`/practice/${place}$`))
  await expect(invitation).toBeVisible()
})

/** A phone of the usual width. */
const PHONE = { width: 360, height: 740 }

/** How wide the stage of the player is on it, which is less than the text has. */
const STAGE_WIDTH = 302

/** What is shown of the steps that one leaves out, as HTML by the id of the explainer. */
function solvedPictures(): Readonly<Record<string, readonly string[]>> {
  const args = ['--import', 'tsx', 'tests/support/solution-markup.tsx', String(SEED)]
  const markup = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 })
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(markup))
}

test('the stage of the player is as wide on a phone as pictures may be', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PATH)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  const stage = page.locator('.explainer-stage')
  await expect(stage).toBeVisible()
  expect(await stage.evaluate((element) => element.clientWidth)).toBe(STAGE_WIDTH)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('no picture and no formula is too wide for the player, of any explainer and of the steps that are left out', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const solved = solvedPictures()
    expect(Object.values(solved).flat().length).toBeGreaterThan(50)
    for (const [id, pictures] of Object.entries(solved)) {
      await page.goto(`/explainers/${id}?s=${SEED}`)
      const faults = await page.locator('[data-explainer]').evaluate(tooWide, { pictures, width: STAGE_WIDTH })
      expect.soft(faults, id).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(PHONE.width)
    }
  })
})

/** Which pictures need more room than there is, with those of solutions after the others: also within boxes that would scroll. */
function tooWide(
  explainer: Element,
  { pictures, width }: { readonly pictures: readonly string[]; readonly width: number },
): readonly string[] {
  for (const [index, html] of pictures.entries()) {
    const picture = document.createElement('div')
    picture.dataset.picture = `of solution ${index + 1}`
    picture.innerHTML = html
    explainer.append(picture)
  }
  return [...explainer.querySelectorAll<HTMLElement>('[data-picture]')].flatMap((picture) => {
    picture.style.width = `${width}px`
    const parts = [picture, ...picture.querySelectorAll<HTMLElement>('.katex-display, [data-scrollable]')]
    return parts.some((part) => part.scrollWidth > part.clientWidth + 1) ? [picture.dataset.picture ?? ''] : []
  })
}
