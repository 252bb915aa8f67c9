/** Explainers as pages of text with pictures: without scripts, on paper, on a phone, and with nothing in them that is a secret. */
import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages } from '@/lib/shared/messages/explainer'
import { explainerNames } from '@/lib/shared/messages/explainer-names'
import { videoMessages } from '@/lib/shared/messages/video'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { asksOf, drawnExplainer, explainersOfEveryControl } from '@/tests/support/explainer-drawn'
import { goToMoment, playExplainer, playerOf } from '@/tests/support/explainer-player'

const SEED = 5
const PATH = `/explainers/add-integers?s=${SEED}`
/** A phone of the usual width. */
const PHONE = { width: 360, height: 740 }

const { explainer, view } = await drawnExplainer('add-integers', SEED)
const everyControl = await explainersOfEveryControl()

test('a page of the wiki leads to what explains its skills', async ({ request }) => {
  const page = await (await request.get(wikiPath('negativ-szamok'))).text()
  expect(page).toContain('href="/explainers/add-integers"')
})

test('an exercise leads to its explainer first, and to videos elsewhere where that costs the answer no room', async ({
  page,
}) => {
  await decideOnCookies(page)
  await page.setViewportSize(PHONE)
  await page.goto('/exercise/tortek-bovitese?s=5&d=1')
  const beside = page.getByRole('navigation', { name: exerciseMessages.explanations })
  const links = page.getByRole('complementary')
  const videos = page.getByRole('link', { name: videoMessages.search })
  await expect(beside.getByRole('link', { name: explainerNames.one })).toBeVisible()
  await expect(beside.locator(videos)).toBeHidden()
  await expect(links.locator(videos)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(beside.locator(videos)).toBeVisible()
  await expect(links.locator(videos)).toBeHidden()
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
  for (const id of everyControl) {
    test(`${id} is a text with all pictures and room for each answer, and nothing of the player, also while it plays`, async ({
      page,
    }) => {
      const { title, beats, questions } = (await drawnExplainer(id, SEED)).view
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
      await goToMoment(
        playerOf(page),
        beats.findIndex(({ question }) => question !== undefined),
      )
      await expect(playerOf(page).getByRole('form')).toBeVisible()
      await expectAllOfIt()
    })
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
  await playExplainer(page, PATH)
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
