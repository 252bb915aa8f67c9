/** Explainers as they play: what moves and when, how pictures stand on narrow and wide screens, and where one comes from. */
import type { Locator } from '@playwright/test'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { todayMessages } from '@/lib/shared/messages/practice'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { drawnExplainer } from '@/tests/support/explainer-drawn'
import { goToMoment, playExplainer } from '@/tests/support/explainer-player'

const SEED = 5
const PATH = `/explainers/add-integers?s=${SEED}`

const { view, asks } = await drawnExplainer('add-integers', SEED)
const firstQuestion = asks[0]?.beat ?? 0

test('goes on by itself, and not while it is paused', async ({ page }) => {
  await page.clock.install()
  const box = await playExplainer(page, PATH)
  const bar = box.getByRole('slider', { name: player.place })
  await expect(bar).toHaveValue('2')
  await box.getByRole('button', { name: player.pause }).click()
  const paused = await bar.inputValue()
  await page.clock.runFor(Math.max(...view.beats.slice(0, 3).map(({ durationMs }) => durationMs)))
  await expect(bar).toHaveValue(paused)
})

test('nothing moves by itself for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const box = await playExplainer(page, PATH)
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
  const box = await playExplainer(page, PATH)
  await box.getByRole('button', { name: player.pause }).click()
  await goToMoment(box, 1)
  const point = page.locator('.explainer-stage > [data-shown] [data-key="point 1"] circle')
  const start = Number(await point.getAttribute('cx'))
  await goToMoment(box, firstQuestion + 1)
  // On the way first, and then for good.
  await expect.poll(async () => Number(await point.getAttribute('cx'))).toBeGreaterThan(start)
  const written = page.locator(`[data-picture="${firstQuestion + 1}"] [data-key="point 1"] circle`)
  await expect(point).toHaveAttribute('cx', (await written.getAttribute('cx')) ?? '')
})

test('a picture that is a text breaks its lines on a phone, and moves no other aside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const box = await playExplainer(page, '/explainers/exam-felveteli-6?s=5')
  const pictures = box.locator('[data-layer]:not([data-apart])')
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

  await playExplainer(page, PATH)
  const smallest = await stage.locator('[data-shown] svg').evaluate((svg) => {
    const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width
    return (
      scale * Math.min(...[...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize)))
    )
  })
  expect(smallest).toBeGreaterThanOrEqual(14)

  await playExplainer(page, `/explainers/undo-operations?s=${SEED}`)
  const formula = stage.locator('[data-shown] .katex-html').first()
  expect(Math.abs((await middleOf(formula)) - (await middleOf(stage)))).toBeLessThan(4)
})

test('other numbers are a press away', async ({ page }) => {
  await page.goto(PATH)
  const said = page.locator('[data-say="0"]')
  await page.getByRole('link', { name: explainerMessages.newNumbers }).click()
  await page.waitForURL((url) => url.searchParams.get('s') !== String(SEED))
  await expect(said).toBeVisible()
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
