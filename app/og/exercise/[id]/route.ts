import { z } from 'zod'
import { pictureResponse } from '@/app/og/draw'
import { gradesOf } from '@/lib/classification/model'
import { AppError } from '@/lib/errors/app-error'
import { loadPublicExercise } from '@/lib/exercise/load'
import { ExerciseId } from '@/lib/exercise/model'
import { route } from '@/lib/http/route'
import { shareMessages } from '@/lib/messages/share'
import { shellMessages } from '@/lib/messages/shell'
import { services } from '@/lib/services'
import { isWritable } from '@/lib/share/share-fonts'

const Params = z.object({ id: ExerciseId })

/** The picture of an exercise, with its title. */
export const GET = route({ params: Params }, async ({ params }) => {
  const found = await loadPublicExercise(services().store, params.id)
  if (!found) throw new AppError('not-found')
  const grades = gradesOf(found.exercise.classifications)
  const kicker = [shareMessages.exerciseKicker, grades.length > 0 && shareMessages.grades(grades)]
    .filter(Boolean)
    .join(', ')
  const title = isWritable(found.summary) ? found.summary : shellMessages.tagline
  return pictureResponse({ title, kicker })
})
