import type { Metadata } from 'next'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { ExamGroups, type ListedExam, type ListedSet, type ListedTask } from '@/components/collection/exam-groups'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import type { Exam, ExamDay, ExamTask, PracticeSet } from '@/lib/domain/collection/model'
import { variantsOf } from '@/lib/domain/exam/model'
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

function newestFirst(one: ExamDay, other: ExamDay): number {
  return one.date < other.date ? 1 : -1
}

/** The browser is sent what the list shows, not what each task is worth. */
function toListed(exam: Exam, explainers: readonly ExplainerEntry[]): ListedExam {
  const { id, title, origin, dates, practice = [] } = exam
  const explainer = explainerOfExam(explainers, id)
  const days = dates.toSorted(newestFirst).map(
    ({ date, tasks }): ListedSet => ({
      name: { date },
      isNamedOurs: origin === 'practice',
      tasks: tasks.map(toListedTask),
      variants: tasks.length > 0 ? [{ date }] : [],
    }),
  )
  return {
    id,
    title,
    ...(explainer && { explainer: { id: explainer.id, title: explainer.title } }),
    sets: [...practice.map(toListedPractice), ...days],
  }
}

function toListedPractice(set: PracticeSet): ListedSet {
  const { number, tasks } = set
  return {
    name: { number },
    isNamedOurs: false,
    tasks: tasks.map(toListedTask),
    variants: variantsOf(set).map(({ name }) => name),
  }
}

function toListedTask({ number, exercise, title }: ExamTask): ListedTask {
  return [number, exercise, title]
}
