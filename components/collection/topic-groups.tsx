'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import type { TopicCollection } from '@/lib/domain/collection/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { collectionMessages, gradeFiveMessages as messages } from '@/lib/shared/messages/collections'
import { ExerciseRow } from './exercise-row'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { FoldedSection, headingIdOf, SectionLinks } from './sections'
import { useOpenedByAddress } from './use-opened-by-address'
import { VideoLink, VideoLinkHint } from './video-link'

interface TopicGroupsProps extends TopicCollection {
  readonly solved: SolvedLevels
}

/** Worked exercises by topic, which unfold: what is practised, in which story, and beside it a video about the topic. */
export function TopicGroups({ topics, solved }: TopicGroupsProps) {
  useOpenedByAddress()
  // The page is sent without the pictures of what is folded away: they are a tenth of it.
  const isHydrated = useHydrated()
  const isSolved = (id: string) => solvedLevelsOf(solved, id).length > 0
  return (
    <>
      <RowIconSprite />
      <VideoLinkHint />
      <SectionLinks
        label={collectionMessages.contents}
        entries={topics.map(({ id, title, exercises }) => ({ id, title, count: exercises.length }))}
      />
      {topics.map(({ id, title, video, exercises }, index) => (
        <FoldedSection
          key={id}
          id={id}
          title={title}
          note={messages.topicCount(exercises.length, exercises.filter(({ id }) => isSolved(id)).length)}
          isOpen={index === 0}
        >
          <Rows>
            {exercises.map((exercise) => (
              <li key={exercise.id} className="row">
                <ExerciseRow
                  exerciseId={exercise.id}
                  title={exercise.skill ?? exercise.title}
                  note={exercise.skill && exercise.title}
                  solved={solvedLevelsOf(solved, exercise.id)}
                  hasPicture={index === 0 || isHydrated}
                />
                <VideoLink topic={title} topicId={headingIdOf(id)} video={video} />
              </li>
            ))}
          </Rows>
        </FoldedSection>
      ))}
    </>
  )
}
