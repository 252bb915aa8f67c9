'use client'

import type { DynamicCollection } from '@/lib/domain/collection/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { collectionMessages, dynamicMessages } from '@/lib/shared/messages/collections'
import { DynamicExerciseRow } from './exercise-row'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { Section, SectionLinks } from './sections'

interface DynamicGroupsProps extends DynamicCollection {
  readonly solved: SolvedLevels
  /** Sections that follow on the page, to be led to as well. */
  readonly further?: readonly { readonly id: string; readonly title: string }[]
}

/** Generated exercises by group, each with the way to its three levels. */
export function DynamicGroups({ groups, solved, further = [] }: DynamicGroupsProps) {
  return (
    <>
      <RowIconSprite />
      <SectionLinks
        label={collectionMessages.contents}
        entries={[...groups.map(({ id, title, topics }) => ({ id, title, count: topics.length })), ...further]}
      />
      {groups.map(({ id, title, topics }) => (
        <Section key={id} id={id} title={title}>
          {topics.length === 0 ? (
            <p className="mt-3 text-quiet">{dynamicMessages.groupEmpty}</p>
          ) : (
            <Rows className="mt-4">
              {topics.map((topic) => (
                <li key={topic.exercise}>
                  <DynamicExerciseRow
                    exerciseId={topic.exercise}
                    title={topic.title}
                    solved={solvedLevelsOf(solved, topic.exercise)}
                  />
                </li>
              ))}
            </Rows>
          )}
        </Section>
      ))}
    </>
  )
}
