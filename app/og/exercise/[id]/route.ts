import { z } from 'zod'
import { pictureResponse } from '@/app/_page/share-picture-response'
import { gradesOf } from '@/lib/domain/classification/model'
import { loadPublicExercise } from '@/lib/domain/exercise/load'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { handlerOf } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { isWritable } from '@/lib/server/share/share-fonts'
import { AppError } from '@/lib/shared/errors/app-error'
import { shareMessages } from '@/lib/shared/messages/share'
import { shellMessages } from '@/lib/shared/messages/shell'

const Params = z.object({ id: ExerciseId })

/** The picture of an exercise, with its title. */
export const GET = handlerOf({ params: Params }, async ({ params }) => {
  const found = await loadPublicExercise(services().store, params.id)
  if (!found) throw new AppError('not-found')
  const grades = gradesOf(found.exercise.classifications)
  const kicker = [shareMessages.exerciseKicker, grades.length > 0 && shareMessages.grades(grades)]
    .filter(Boolean)
    .join(', ')
  const title = isWritable(found.summary) ? found.summary : shellMessages.tagline
  return pictureResponse({ title, kicker })
})
