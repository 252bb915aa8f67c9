'use client'

import { Fragment } from 'react'
import type { DynamicCollection } from '@/lib/domain/collection/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { collectionMessages, dynamicMessages } from '@/lib/shared/messages/collections'
import { DynamicExerciseRow } from './exercise-row'
import { ExplainerLink } from './explainer-link'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { Section, SectionLinks } from './sections'
import { VideoLink, VideoLinkHint } from './video-link'

interface DynamicGroupsProps extends DynamicCollection {
  readonly solved: SolvedLevels
  /** Sections that follow on the page, to be led to as well. */
  readonly further?: readonly { readonly id: string; readonly title: string }[]
}

type Topic = DynamicCollection['groups'][number]['topics'][number]

/** The topics of a group, apart where a heading stands. */
function partsOf(topics: readonly Topic[]): readonly (readonly Topic[])[] {
  const parts: Topic[][] = []
  for (const topic of topics) {
    const last = parts.at(-1)
    if (last && topic.heading === undefined) last.push(topic)
    else parts.push([topic])
  }
  return parts
}

/** Generated exercises by group, each with the way to its three levels. */
export function DynamicGroups({ groups, solved, further = [] }: DynamicGroupsProps) {
  return (
    <>
      <RowIconSprite />
      <VideoLinkHint />
      <SectionLinks
        label={collectionMessages.contents}
        entries={[...groups.map(({ id, title, topics }) => ({ id, title, count: topics.length })), ...further]}
      />
      {groups.map(({ id, title: group, topics }) => (
        <Section key={id} id={id} title={group}>
          {topics.length === 0 ? (
            <p className="mt-3 text-quiet">{dynamicMessages.groupEmpty}</p>
          ) : (
            partsOf(topics).map((part) => (
              <Fragment key={part[0]?.exercise}>
                {part[0]?.heading && <h3 className="mt-6 text-lg font-bold">{part[0].heading}</h3>}
                <Rows className="mt-4">
                  {part.map(({ exercise, title, grades, explainer, video }) => (
                    <li key={exercise}>
                      <DynamicExerciseRow
                        exerciseId={exercise}
                        title={title}
                        note={grades && dynamicMessages.grades(grades)}
                        solved={solvedLevelsOf(solved, exercise)}
                      />
                      <ExplainerLink of={title} explainer={explainer} />
                      <VideoLink of={title} video={video} grade={grades?.[0]} what={`${group} ${title}`} />
                    </li>
                  ))}
                </Rows>
              </Fragment>
            ))
          )}
        </Section>
      ))}
    </>
  )
}
