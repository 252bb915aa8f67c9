import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { findCachedExamSet, topicsOf } from '@/app/_page/load-exam'
import { loadClassificationLabels } from '@/app/_page/load-list'
import { pageMetadata } from '@/app/_page/page-metadata'
import { ExamHeader } from '@/components/exam/exam-header'
import { ExamResult } from '@/components/exam/result/exam-result'
import { MathStyles } from '@/components/rich-text/math-styles'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import { loginPath } from '@/lib/client/login-path'
import { findFinishedAttempt } from '@/lib/domain/exam/attempts'
import { missedTopics } from '@/lib/domain/exam/missed-topics'
import { examResultPath, examSetPath } from '@/lib/domain/exam/model'
import { loadPaper } from '@/lib/domain/exam/paper'
import { reviewAttempt } from '@/lib/domain/exam/review'
import { markFor } from '@/lib/domain/exam/score-exam'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { examMessages as messages } from '@/lib/shared/messages/exam'

interface ResultPageProps {
  readonly params: Promise<{ readonly set: string; readonly attempt: string }>
}

export async function generateMetadata({ params }: ResultPageProps): Promise<Metadata> {
  const set = await findCachedExamSet((await params).set)
  if (!set) return {}
  const [title, description] = [messages.resultPageTitle(set), messages.description(set)]
  return { ...pageMetadata({ title, description, path: examSetPath(set.id) }), robots: { index: false } }
}

/** What one attempt got, for whose it is: also when the subscription has ended since. */
export default async function ResultPage({ params }: ResultPageProps) {
  const { set: setId, attempt: attemptId } = await params
  const [set, user] = await Promise.all([findCachedExamSet(setId), currentUser()])
  if (!set) redirect('/page-not-found', RedirectType.replace)
  if (!user) redirect(loginPath(examResultPath(setId, attemptId)))
  const { store } = services()
  const attempt = await findFinishedAttempt(store, { userId: user.uid, setId, attemptId })
  if (!attempt) redirect(examSetPath(setId), RedirectType.replace)
  const tasks = await loadPaper(store, set)
  const [review, labels] = await Promise.all([reviewAttempt(store, set, attempt), loadClassificationLabels()])
  return (
    <WikiProvider>
      <MathStyles />
      <main>
        <ExamHeader title={messages.title(set)} backTo={examSetPath(setId)} isHidden={false} />
        <ExamResult
          set={set}
          tasks={tasks}
          attempt={attempt}
          review={review}
          mark={set.marks && markFor(attempt.result, set.marks)}
          missed={missedTopics(attempt.result.tasks, topicsOf(tasks, labels))}
          labels={labels}
        />
      </main>
    </WikiProvider>
  )
}
