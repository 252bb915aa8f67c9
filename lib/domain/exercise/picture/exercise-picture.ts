import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import { drawSmallPicture, smallPicture } from '@/lib/shared/figure/draw/small-picture'
import { splitFigures } from '@/lib/shared/figure/figure-fence'
import { type Figure, parseFigure } from '@/lib/shared/figure/model'
import { KIND_PICTURES, topicPicture } from './topic-pictures'

/** Of a generated exercise any numbers will do, as long as they stay the same. */
const REF = { seed: 1, difficultyLevel: 1 } as const

/** What takes more has so many parts that it shows nothing at this size. */
const MOST_CHARACTERS = 6000

/** Drawn once for each version of an exercise that is in use. */
const drawn = new WeakMap<LoadedExercise, string>()

/** A small SVG image of an exercise: its first figure, or what stands for its topic where it has none that small. */
export function exercisePicture(exercise: LoadedExercise): string {
  const known = drawn.get(exercise)
  if (known !== undefined) return known
  const picture = draw(exercise)
  drawn.set(exercise, picture)
  return picture
}

function draw(exercise: LoadedExercise): string {
  const figure = firstFigure(exercise)
  const ofTopic = () => smallPicture(topicPicture(exercise.classifications))
  if (!figure) return ofTopic()
  if (figure.kind === 'table' || figure.kind === 'number-line') return smallPicture(KIND_PICTURES[figure.kind])
  const picture = drawSmallPicture(drawFigure(figure))
  return picture.length > MOST_CHARACTERS ? ofTopic() : picture
}

/** The first figure that is asked about, or that one answers in. */
function firstFigure({ variant }: LoadedExercise): Figure | undefined {
  const { description, subTasks } = variant(REF).question()
  const texts = subTasks.flatMap((subTask) => [
    subTask.description,
    ...subTask.controls.map(({ props }) => ('figure' in props && props.figure ? props.figure.drawing : '')),
  ])
  for (const { isFigure, text } of [description, ...texts].flatMap(splitFigures)) {
    const figure = isFigure ? parseFigure(text) : undefined
    if (figure && !('faults' in figure)) return figure
  }
  return undefined
}
