import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { findCachedExamSet } from '@/app/_page/load-exam'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { ExamExplainer } from '@/components/collection/exam-explainer'
import { AttemptList } from '@/components/exam/attempt-list'
import { ExamModeOffer } from '@/components/exam/exam-mode-offer'
import { ExamRules } from '@/components/exam/exam-rules'
import { ExamSetTasks } from '@/components/exam/exam-set-tasks'
import { ChipLinks } from '@/components/ui/chip-links'
import { ArrowRightIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import { listAttempts } from '@/lib/domain/exam/attempts'
import { examSetPath } from '@/lib/domain/exam/model'
import { explainerOfExam, listExplainers } from '@/lib/domain/explainer/list-explainers'
import { hasPaidPermission } from '@/lib/domain/payment/entitlement/has-paid-permission'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { examMessages as messages } from '@/lib/shared/messages/exam'

interface ExamSetPageProps {
  readonly params: Promise<{ readonly set: string }>
}

export async function generateMetadata({ params }: ExamSetPageProps): Promise<Metadata> {
  const { set: id } = await params
  const set = await findCachedExamSet(id)
  if (!set) return {}
  return pageMetadata({
    title: messages.title(set),
    description: messages.description(set),
    path: examSetPath(id),
  })
}

/** One set: what it is, its rules, the exam mode, and its tasks one by one. */
export default async function ExamSetPage({ params }: ExamSetPageProps) {
  const [set, user] = await Promise.all([params.then(({ set }) => findCachedExamSet(set)), currentUser()])
  if (!set) redirect('/page-not-found', RedirectType.replace)
  const [explainers, solved, usage, mayTake, attempts] = await Promise.all([
    listExplainers(services().store),
    loadSolved(user?.uid),
    user && loadUsage({ userId: user.uid }),
    hasPaidPermission(services(), 'takeExam', user?.uid),
    user && listAttempts(services().store, { userId: user.uid, setId: set.id }),
  ])
  const variants = set.variants.map(({ id, variant }) => ({
    href: examSetPath(id),
    text: messages.variant(variant),
    isCurrent: id === set.id,
  }))
  return (
    <CollectionPage
      title={messages.title(set)}
      usage={usage}
      lead={
        <>
          <p>{messages.origin(set)}</p>
          <p>
            <SiteLink
              href="/admission"
              className="inline-flex min-h-11 items-center gap-2 text-base font-semibold text-leaf underline underline-offset-4"
            >
              <ArrowRightIcon size={18} className="rotate-180" />
              {messages.back}
            </SiteLink>
          </p>
        </>
      }
    >
      {variants.length > 1 && <ChipLinks label={messages.variants} links={variants} />}
      <section className="mt-8 max-w-4xl">
        <h2 className="text-heading">{messages.factsTitle}</h2>
        <ExamRules set={set} />
        <ExamExplainer explainer={explainerOfExam(explainers, set.examId)} />
      </section>
      <ExamModeOffer
        setId={set.id}
        taker={mayTake ? 'premium' : user ? 'free' : 'visitor'}
        isRunning={attempts?.running !== undefined}
      />
      {attempts && <AttemptList setId={set.id} finished={attempts.finished} />}
      <ExamSetTasks set={set} solved={solved} />
    </CollectionPage>
  )
}
