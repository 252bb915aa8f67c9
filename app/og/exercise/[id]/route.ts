import { z } from 'zod'
import { ogImageResponse } from '@/app/_page/og-image-response'
import { gradesOf } from '@/lib/domain/classification/model'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { handlerOf } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { isCoveredByFonts } from '@/lib/server/share/og-image-fonts'
import { AppError } from '@/lib/shared/errors/app-error'
import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { shellMessages } from '@/lib/shared/messages/shell'

const Params = z.object({ id: ExerciseId })

/** The picture of an exercise, with its title. */
export const GET = handlerOf({ params: Params }, async ({ params }) => {
  const found = await loadExercise(services().store, params.id)
  if (!found) throw new AppError('not-found')
  const grades = gradesOf(found.classifications)
  const kicker = [ogImageMessages.exerciseKicker, grades.length > 0 && ogImageMessages.grades(grades)]
    .filter(Boolean)
    .join(', ')
  const title = isCoveredByFonts(found.summary) ? found.summary : shellMessages.tagline
  return ogImageResponse({ title, kicker })
})
