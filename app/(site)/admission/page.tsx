import type { Metadata } from 'next'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { ExamGroups, type ListedExam } from '@/components/collection/exam-groups'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import type { Exam } from '@/lib/domain/collection/model'
import { explainerOfExam, listExplainers } from '@/lib/domain/explainer/list-explainers'
import type { ExplainerEntry } from '@/lib/domain/explainer/model'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { admissionMessages as messages } from '@/lib/shared/messages/collections'

const { title, description } = messages

export const metadata: Metadata = pageMetadata({ title, description, path: '/admission' })

export default async function AdmissionPage() {
  const user = await currentUser()
  const [collection, explainers, solved, usage] = await Promise.all([
    loadCollection(services().store, 'admission'),
    listExplainers(services().store),
    loadSolved(user?.uid),
    user && loadUsage({ userId: user.uid }),
  ])
  return (
    <CollectionPage title={title} lead={<p>{messages.lead}</p>} usage={usage}>
      <ExamGroups exams={collection.exams.map((exam) => toListed(exam, explainers))} solved={solved} />
    </CollectionPage>
  )
}

function newestFirst(one: Exam['dates'][number], other: Exam['dates'][number]): number {
  return one.date < other.date ? 1 : -1
}

/** The browser is sent what the list shows, not what each task is worth. */
function toListed({ id, title, origin, dates }: Exam, explainers: readonly ExplainerEntry[]): ListedExam {
  const explainer = explainerOfExam(explainers, id)
  return {
    id,
    title,
    origin,
    ...(explainer && { explainer: { id: explainer.id, title: explainer.title } }),
    dates: dates.toSorted(newestFirst).map(({ date, tasks }) => ({
      date,
      tasks: tasks.map(({ number, exercise, title }) => ({ number, exercise, title })),
    })),
  }
}
