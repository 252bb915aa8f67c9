'use client'

import type { TopicCollection } from '@/lib/domain/collection/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { collectionMessages } from '@/lib/shared/messages/collections'
import { ExerciseRow } from './exercise-row'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { Section, SectionLinks } from './sections'
import { VideoLink } from './video-link'

interface TopicGroupsProps extends TopicCollection {
  readonly solved: SolvedLevels
}

/** Worked exercises by topic, each beside a video about it. */
export function TopicGroups({ topics, solved }: TopicGroupsProps) {
  return (
    <>
      <RowIconSprite />
      <SectionLinks
        label={collectionMessages.contents}
        entries={topics.map(({ id, title, exercises }) => ({ id, title, count: exercises.length }))}
      />
      {topics.map(({ id, title, video, exercises }) => (
        <Section key={id} id={id} title={title}>
          <Rows className="mt-4">
            {exercises.map((exercise) => (
              <li key={exercise.id} className="row">
                <ExerciseRow
                  exerciseId={exercise.id}
                  title={exercise.title}
                  solved={solvedLevelsOf(solved, exercise.id)}
                />
                <VideoLink topic={title} video={video} />
              </li>
            ))}
          </Rows>
        </Section>
      ))}
    </>
  )
}
