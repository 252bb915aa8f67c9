import { exercisePicture } from '@/lib/domain/exercise/picture/exercise-picture'
import { topicPicture } from '@/lib/domain/exercise/picture/topic-pictures'
import { allExercises } from '@/tests/support/right-answers'
import { siteContent } from '@/tests/support/site-content'

const MAX_BYTES = 6000
/** Half of them weigh no more than this. */
const USUAL_BYTES = 800

test('the small pictures of all exercises show something, and are light', async () => {
  const sizes: number[] = []
  for (const exercise of await allExercises()) {
    const picture = exercisePicture(exercise)
    expect(picture).toMatch(/^<svg [^>]+><.+><\/svg>$/)
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    sizes.push(picture.length)
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BYTES)
  expect(sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(USUAL_BYTES)
})

test('each topic has a picture of its own', async () => {
  const { classifications } = await siteContent()
  const ids = Object.keys(classifications).filter((id) => id.startsWith('hu|topic|'))
  const story = topicPicture(['hu|topic|word-problems'])
  const without = ids.filter((id) => topicPicture([id]) === story)
  expect(without).toEqual(['hu|topic|word-problems'])
})
