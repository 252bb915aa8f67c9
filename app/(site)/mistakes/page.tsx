import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { redirect } from 'next/navigation'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { pageMetadata } from '@/app/_page/page-metadata'
import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import { MistakesPage } from '@/components/practice/mistakes-page'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { listMistakes } from '@/lib/domain/practice/mistakes/list-mistakes'
import type { LoggedMistake } from '@/lib/domain/practice/schemas'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { mistakesMessages } from '@/lib/shared/messages/practice'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

const { title, description } = mistakesMessages

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/mistakes' }),
  robots: { index: false },
}

interface MistakesProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Mistakes({ searchParams }: MistakesProps) {
  const user = await currentUser()
  if (!user) redirect('/login?redirect=/mistakes')
  const view = (await searchParams).view === 'mended' ? 'mended' : 'open'
  const mistakes = await listMistakes(services().store, user.uid, view)
  const questions = mistakes[view].flatMap(asExercise)
  const texts = (await isChangeOfPage()) ? renderTexts(...questions) : undefined
  return (
    <>
      {questions.some(hasMath) && <MathStyles />}
      <MistakesPage mistakes={mistakes} view={view} texts={texts} />
    </>
  )
}

/** The texts of a question where those of an exercise stand, with the remark as one of them. */
function asExercise({ asked }: LoggedMistake): readonly GeneratedExercise[] {
  if (!asked) return []
  const { description: text, question, controls, remark = '' } = asked
  const subTask = { controls, maxHints: 0, hasHints: false }
  return [
    {
      seed: 1,
      difficultyLevel: 1,
      description: text,
      subTasks: [
        { ...subTask, description: question },
        { ...subTask, controls: [], description: remark },
      ],
    },
  ]
}
