import type { Metadata } from 'next'
import Link from 'next/link'
import { CollectionPage } from '@/components/collection/collection-page'
import { EmptyCollection } from '@/components/collection/empty-collection'
import { GradeLinks } from '@/components/collection/grade-links'
import { TopicGroups } from '@/components/collection/topic-groups'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { type Grade, gradeClassification, offeredGrades } from '@/lib/domain/classification/model'
import { countExercises, gradePath, type TopicCollection } from '@/lib/domain/collection/model'
import { listPath } from '@/lib/domain/exercise-list/model'
import { WIKI_PATH } from '@/lib/domain/wiki/model/wiki-path'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { gradeMessages as messages } from '@/lib/shared/messages/collections'
import { loadSolved } from './load-solved'
import { loadUsage } from './load-usage'
import { pageMetadata } from './page-metadata'

export function gradeMetadata(grade: Grade): Metadata {
  return pageMetadata({
    title: messages.title(grade),
    description: messages.description(grade),
    path: gradePath(grade),
  })
}

/** With more exercises a page grows too heavy for links of each topic to the wiki. */
const MOST_WITH_WIKI = 80

interface GradeScreenProps {
  readonly grade: Grade
  readonly collection: TopicCollection
}

/** The exercises of a grade by topic, as they stand on its page. */
export async function GradeScreen({ grade, collection }: GradeScreenProps) {
  const user = await currentUser()
  const [classifications, solved, usage] = await Promise.all([
    listClassifications(services().store),
    loadSolved(user?.uid),
    user && loadUsage({ userId: user.uid }),
  ])
  // The list of the grade holds generated exercises and tasks of exams too, which have pages of their own.
  const ofGrade = classifications.find(({ id }) => id === gradeClassification(grade))?.exerciseCount ?? 0
  const count = countExercises(collection)
  const topics = count > MOST_WITH_WIKI ? collection.topics.map(withoutWiki) : collection.topics
  const lead = (
    <>
      {count > 0 && <p>{messages.lead(count)}</p>}
      <p>
        {messages.advice}{' '}
        <a href={`${WIKI_PATH}?by=grade#grade-${grade}`} className="text-leaf underline">
          {messages.wikiOfGrade}
        </a>
      </p>
      {ofGrade > 0 && (
        <p>
          <Link
            href={listPath([gradeClassification(grade)])}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {messages.all(grade, ofGrade)}
          </Link>{' '}
          {ofGrade > count && count > 0 && (
            <span className="block text-base">{messages.beside(count, ofGrade - count)}</span>
          )}
        </p>
      )}
    </>
  )
  return (
    <CollectionPage title={messages.title(grade)} lead={lead} usage={usage}>
      <GradeLinks grades={offeredGrades(classifications)} current={grade} />
      {count === 0 ? <EmptyCollection /> : <TopicGroups topics={topics} grade={grade} solved={solved} />}
    </CollectionPage>
  )
}

function withoutWiki({ wiki: _, ...topic }: TopicCollection['topics'][number]): TopicCollection['topics'][number] {
  return topic
}
