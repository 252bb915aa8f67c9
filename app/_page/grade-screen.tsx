import type { Metadata } from 'next'
import { CollectionPage } from '@/components/collection/collection-page'
import { EmptyCollection } from '@/components/collection/empty-collection'
import { GradeLinks } from '@/components/collection/grade-links'
import { type ExercisesElsewhere, TopicGroups } from '@/components/collection/topic-groups'
import { SiteLink } from '@/components/ui/site-link'
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

/** With more exercises in topics a page grows too heavy for links of each topic to the wiki. */
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
  const count = countExercises(collection)
  const inTopics = countExercises({ topics: collection.topics })
  const topics = inTopics > MOST_WITH_WIKI ? collection.topics.map(withoutWiki) : collection.topics
  return (
    <CollectionPage title={messages.title(grade)} lead={count > 0 && <p>{messages.lead(count)}</p>} usage={usage}>
      <GradeLinks grades={offeredGrades(classifications)} current={grade} />
      {count === 0 ? (
        <EmptyCollection />
      ) : (
        <TopicGroups topics={topics} elsewhere={collection.elsewhere?.map(toListed)} grade={grade} solved={solved} />
      )}
      <Besides grade={grade} count={count} />
    </CollectionPage>
  )
}

interface BesidesProps {
  readonly grade: Grade
  /** How many exercises the grade has, on its page as in its list. */
  readonly count: number
}

/** What else there is for the grade, after the exercises, since on a phone they are to come first. */
function Besides({ grade, count }: BesidesProps) {
  return (
    <section aria-labelledby="besides" className="mt-12 max-w-2xl space-y-2 text-quiet">
      <h2 id="besides" className="text-heading text-ink">
        {messages.besides}
      </h2>
      <p>
        {messages.advice}{' '}
        <a href={`${WIKI_PATH}?by=grade#grade-${grade}`} className="text-leaf underline">
          {messages.wikiOfGrade}
        </a>
      </p>
      {count > 0 && (
        <p>
          <SiteLink
            href={listPath([gradeClassification(grade)])}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {messages.all(grade, count)}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

/** Hundreds of them are sent, so without the names of their parts. */
function toListed({ part, exercises }: NonNullable<TopicCollection['elsewhere']>[number]): ExercisesElsewhere {
  return { part, exercises: exercises.map(({ id, title }) => [id, title]) }
}

function withoutWiki({ wiki: _, ...topic }: TopicCollection['topics'][number]): TopicCollection['topics'][number] {
  return topic
}
