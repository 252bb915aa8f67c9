import { GET as exercisePicture } from '@/app/og/exercise/[id]/route'
import { GET as sitePicture } from '@/app/og/route'
import { publishContent } from '@/lib/domain/content/publish-content'
import type { Drawing } from '@/lib/server/share/drawing'
import { apiRequest } from '@/tests/support/api-request'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

/** A site with two exercises. @param find draws what it is asked for */
async function openWith(find: (text: string, isUrgent: boolean) => string | undefined) {
  const site = openSite({
    sharePictures: {
      find: async (drawing: Drawing, isUrgent = false) => {
        const picture = find(JSON.stringify(drawing), isUrgent)
        return picture === undefined ? undefined : Buffer.from(picture)
      },
    },
  })
  const summaries = { tort: 'Törtek összeadása', pi: 'A π közelítése' }
  const exercises = Object.entries(summaries).map(([id, summary]) => ({
    file: '',
    definition: { ...exerciseOf({ id, controls: [{ type: 'single-number', props: {}, solution: '4' }] }), summary },
    lineOf: () => 0,
  }))
  await publishContent(site, {
    ...NO_CONTENT,
    exercises,
  })
}

async function picture(id?: string) {
  const request = apiRequest(id === undefined ? '/og' : `/og/exercise/${id}`, { method: 'GET' })
  const answer = id === undefined ? sitePicture(request, { params: Promise.resolve({}) }) : ofExercise(request, id)
  const { status, headers, ...response } = await answer.then(async (found) => ({
    status: found.status,
    headers: found.headers,
    text: await found.text(),
  }))
  return { status, type: headers.get('content-type'), kept: headers.get('cache-control'), text: response.text }
}

const ofExercise = (request: Parameters<typeof exercisePicture>[0], id: string) =>
  exercisePicture(request, { params: Promise.resolve({ id }) })

const SITE_TITLE = 'Matek, ami végre összeáll'
const KEPT = expect.stringMatching(/^public, max-age=86400/)

test('shows the title of an exercise, and that of the site where the fonts cannot write it', async () => {
  await openWith((text) => text)
  expect(await picture('tort')).toMatchObject({ status: 200, type: 'image/png', kept: KEPT })
  expect((await picture('tort')).text).toContain('Törtek összeadása')
  expect((await picture('pi')).text).toContain(SITE_TITLE)
  expect((await picture()).text).toContain(SITE_TITLE)
  expect((await picture('nincs')).status).toBe(404)
})

test('shows the picture of the site while too many wait, and has nobody keep that', async () => {
  await openWith((text, isUrgent) => (isUrgent ? text : undefined))
  const { status, kept, text } = await picture('tort')
  expect([status, kept]).toEqual([200, 'no-store'])
  expect(text).toContain(SITE_TITLE)
  expect((await picture()).kept).toEqual(KEPT)
})

test('says that it is not available when nothing can be drawn', async () => {
  await openWith(() => undefined)
  expect((await picture('tort')).status).toBe(503)
})
