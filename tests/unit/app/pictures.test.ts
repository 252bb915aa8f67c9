/** The small pictures that stand beside exercises in lists. */
import { GET } from '@/app/pictures/[id]/route'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { topicPicture } from '@/lib/domain/exercise/picture/topic-pictures'
import { smallPicture } from '@/lib/shared/figure/draw/small-picture'
import { apiRequest } from '@/tests/support/api-request'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { openSite } from '@/tests/support/test-site'

const ANSWER = { type: 'single-number' as const, props: {}, solution: '4' }
const TOPICS = ['hu|grade|5', 'hu|topic|sets']
const fence = (figure: string) => `\`\`\`figure\n${figure}\n\`\`\``

/** The picture of an exercise about this. */
async function pictureOf(description: string, props: object = {}) {
  const { store } = openSite()
  const subtasks = [{ description, controls: [{ ...ANSWER, props }] }]
  const exercise = exerciseOf({ id: 'tort', classifications: TOPICS, subtasks })
  await store.set(PRIVATE_EXERCISES, 'tort', JSON.parse(JSON.stringify(exercise)))
  const answer = await ask('tort')
  return {
    type: answer.headers.get('content-type'),
    kept: answer.headers.get('cache-control'),
    svg: await answer.text(),
  }
}

const ask = (id: string) => GET(apiRequest(`/pictures/${id}`, { method: 'GET' }), { params: Promise.resolve({ id }) })

test('an exercise with a figure is shown by it, without labels, to be kept for long', async () => {
  const { type, kept, svg } = await pictureOf(fence('(fraction-bar {:parts 5 :shaded 3 :label "torta" :alt "Sáv"})'))
  expect(type).toBe('image/svg+xml')
  expect(kept).toMatch(/^public, max-age=604800,/)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="64" height="52"/)
  expect(svg).not.toContain('torta')
  expect(svg).not.toEqual(smallPicture(topicPicture(TOPICS)))
  const other = await pictureOf(fence('(fraction-bar {:parts 5 :shaded 4 :alt "Sáv"})'))
  expect(other.svg).not.toEqual(svg)
})

test('a figure in which one answers is a figure too', async () => {
  const { svg } = await pictureOf('Mennyi?', { figure: '(fraction-pie {:parts 4 :alt "Kör"})' })
  expect(svg).toContain('<circle')
  expect(svg).not.toEqual(smallPicture(topicPicture(TOPICS)))
})

test('one without a figure is shown by its topic, and one of no topic as a story', async () => {
  expect((await pictureOf('Mennyi?')).svg).toEqual(smallPicture(topicPicture(TOPICS)))
  expect(topicPicture(TOPICS)).not.toEqual(topicPicture(['hu|topic|word-problems']))
  expect(topicPicture(['hu|grade|5'])).toEqual(topicPicture(['hu|topic|word-problems']))
})

test('of what is no exercise there is none', async () => {
  openSite()
  expect((await ask('nincs')).status).toBe(404)
})
