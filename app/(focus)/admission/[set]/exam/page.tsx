import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { RedirectType, redirect } from 'next/navigation'
import { findCachedExamSet } from '@/app/_page/load-exam'
import { pageMetadata } from '@/app/_page/page-metadata'
import { ExamSession } from '@/components/exam/exam-session'
import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import { loginPath } from '@/lib/client/login-path'
import { listAttempts } from '@/lib/domain/exam/attempts'
import { examModePath, examSetPath } from '@/lib/domain/exam/model'
import { loadPaper } from '@/lib/domain/exam/paper'
import { hasPaidPermission } from '@/lib/domain/payment/entitlement/has-paid-permission'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { examMessages as messages } from '@/lib/shared/messages/exam'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

interface ExamPageProps {
  readonly params: Promise<{ readonly set: string }>
}

export async function generateMetadata({ params }: ExamPageProps): Promise<Metadata> {
  const set = await findCachedExamSet((await params).set)
  if (!set) return {}
  const [title, description] = [messages.pageTitle(set), messages.description(set)]
  return { ...pageMetadata({ title, description, path: examSetPath(set.id) }), robots: { index: false } }
}

/** The whole set in one go, for those who may; others see on the page of the set what it takes. */
export default async function ExamPage({ params }: ExamPageProps) {
  const [set, user] = await Promise.all([params.then(({ set }) => findCachedExamSet(set)), currentUser()])
  if (!set) redirect('/page-not-found', RedirectType.replace)
  if (!user) redirect(loginPath(examModePath(set.id)))
  if (!(await hasPaidPermission(services(), 'takeExam', user.uid))) redirect(examSetPath(set.id))
  const tasks = await loadPaper(services().store, set)
  const kept = await listAttempts(services().store, { userId: user.uid, setId: set.id })
  return (
    <>
      {tasks.some(({ generated }) => hasMath(generated)) && <MathStyles />}
      <main>
        <ExamSession
          set={set}
          tasks={tasks}
          texts={renderTexts(...tasks.map(({ generated }) => generated))}
          kept={kept}
          userId={user.uid}
        />
      </main>
    </>
  )
}
