'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import type { PartElsewhere, TopicCollection, TopicExercise } from '@/lib/domain/collection/model'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import {
  admissionMessages,
  collectionMessages,
  dynamicMessages,
  gradeMessages as messages,
} from '@/lib/shared/messages/collections'
import { DynamicExerciseRow, ExerciseRow } from './exercise-row'
import { ExplainerLink } from './explainer-link'
import { NameLink } from './name-link'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { FoldedSection, SectionLinks } from './sections'
import { useOpenedByAddress } from './use-opened-by-address'
import { VideoLink, VideoLinkHint } from './video-link'

interface TopicGroupsProps extends Pick<TopicCollection, 'topics'> {
  /** What is for the grade, and in none of its topics. */
  readonly elsewhere?: readonly ExercisesElsewhere[] | undefined
  readonly grade: number
  readonly solved: SolvedLevels
}

export interface ExercisesElsewhere {
  readonly part: PartElsewhere
  readonly exercises: readonly (readonly [id: string, title: string])[]
}

type Topic = TopicCollection['topics'][number]

/**
 * The exercises of a grade by topic, which unfold: what trains a skill at three levels, then what is practised in which story,
 * beside a search for videos about the topic, which the head of the topic has on all screens.
 */
export function TopicGroups({ topics, elsewhere = [], grade, solved }: TopicGroupsProps) {
  useOpenedByAddress()
  // The page is sent without what can be done without in what is folded away, as pictures, which is a quarter of it.
  const isHydrated = useHydrated()
  const isSolved = (id: string) => solvedLevelsOf(solved, id).length > 0
  return (
    <>
      <RowIconSprite />
      <VideoLinkHint />
      <SectionLinks
        label={collectionMessages.contents}
        entries={[
          ...topics.map(({ id, title, exercises }) => ({ id, title, count: exercises.length })),
          ...elsewhere.map(({ part, exercises }) => ({ id: part, title: PAGES[part].title, count: exercises.length })),
        ]}
      />
      {topics.map((topic, index) => (
        <FoldedSection
          key={topic.id}
          id={topic.id}
          headingId={shortHeadingId(index)}
          title={topic.title}
          note={messages.topicCount(topic.exercises.length, topic.exercises.filter(({ id }) => isSolved(id)).length)}
          isOpen={index === 0}
        >
          <TopicExercises
            topic={topic}
            headingId={shortHeadingId(index)}
            grade={grade}
            solved={solved}
            isWhole={index === 0 || isHydrated}
          />
        </FoldedSection>
      ))}
      {elsewhere.map(({ part, exercises }) => (
        <FoldedSection
          key={part}
          id={part}
          title={PAGES[part].title}
          note={messages.topicCount(exercises.length, exercises.filter(([id]) => isSolved(id)).length)}
          isOpen={false}
        >
          <p className="topic-wiki">
            <a href={PAGES[part].path}>{messages.elsewhere[part]}</a>
          </p>
          {isHydrated && (
            <ul className="exam-tasks">
              {exercises.map(([id, title]) => (
                <li key={id}>
                  <NameLink exerciseId={id} title={title} isSolved={isSolved(id)} isMarked />
                </li>
              ))}
            </ul>
          )}
        </FoldedSection>
      ))}
    </>
  )
}

/** Where what is for all grades stands by itself. */
const PAGES = {
  dynamic: { title: dynamicMessages.title, path: '/exercises' },
  admission: { title: admissionMessages.title, path: '/admission' },
} satisfies Record<PartElsewhere, unknown>

/** Each of a topic's exercises names it. */
function shortHeadingId(index: number): string {
  return `h${index}`
}

interface TopicExercisesProps {
  readonly topic: Topic
  readonly headingId: string
  readonly grade: number
  readonly solved: SolvedLevels
  /** With what a page can be read without. */
  readonly isWhole: boolean
}

function TopicExercises({
  topic: { title, video, explainers = [], wiki = [], exercises },
  headingId,
  grade,
  solved,
  isWhole,
}: TopicExercisesProps) {
  const practice = exercises.filter(({ hasLevels }) => hasLevels)
  const stories = exercises.filter(({ hasLevels }) => !hasLevels)
  const rowOf = (exercise: TopicExercise) => ({
    exerciseId: exercise.id,
    title: exercise.skill ?? exercise.title,
    note: exercise.skill === exercise.title ? undefined : exercise.skill && exercise.title,
    solved: solvedLevelsOf(solved, exercise.id),
    hasPicture: isWhole,
  })
  return (
    <>
      <p className="topic-wiki">
        {explainers.length > 0 && messages.explainers}
        {explainers.map((explainer) => (
          <a key={explainer.id} href={explainerPath(explainer.id)}>
            {explainer.title}
          </a>
        ))}
        {isWhole && <VideoLink video={video} grade={grade} what={title} topicId={headingId} />}
      </p>
      {wiki.length > 0 && (
        <p className="topic-wiki">
          {messages.wiki}
          {wiki.map((page) => (
            <a key={page.id} href={wikiPath(page.id)}>
              {page.title}
            </a>
          ))}
        </p>
      )}
      {practice.length > 0 && (
        <>
          <h3>{messages.practice}</h3>
          <Rows>
            {practice.map((exercise) => (
              <li key={exercise.id}>
                <DynamicExerciseRow {...rowOf(exercise)} />
                <ExplainerLink of={isWhole ? exercise.title : undefined} explainer={exercise.explainer} />
              </li>
            ))}
          </Rows>
        </>
      )}
      {practice.length > 0 && stories.length > 0 && <h3>{messages.stories}</h3>}
      {stories.length > 0 && (
        <Rows>
          {stories.map((exercise) => (
            <li key={exercise.id}>
              <ExerciseRow {...rowOf(exercise)} />
              <ExplainerLink of={isWhole ? exercise.title : undefined} explainer={exercise.explainer} />
              {isWhole && <VideoLink video={video} grade={grade} what={title} topicId={headingId} />}
            </li>
          ))}
        </Rows>
      )}
    </>
  )
}
