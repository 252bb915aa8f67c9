'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DynamicExerciseRow, ExerciseRow } from '@/components/collection/exercise-row'
import { RowIconSprite } from '@/components/collection/row-icons'
import { Rows } from '@/components/collection/rows'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { RetryNotice } from '@/components/ui/retry-notice'
import { isDynamic } from '@/lib/domain/classification/model'
import type { ExerciseListItem } from '@/lib/domain/exercise/model'
import { type ListPage, listPath } from '@/lib/domain/exercise-list/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { exerciseListMessages as messages } from '@/lib/shared/messages/exercise-list'
import { ListSkeleton } from './list-skeleton'
import { useExerciseList } from './use-exercise-list'

interface ExerciseListProps {
  readonly classifications: readonly string[]
  /** The number of the page that the list begins with, from 0. */
  readonly page: number
  /** That page, when the server could read it. */
  readonly first: ListPage | undefined
  /** What the classifications are called, by id. */
  readonly labels: Readonly<Record<string, string>>
  readonly solved: SolvedLevels
  readonly userId: string | undefined
}

/** Exercises of some classifications, ten at first, and ten more each time they are asked for. */
export function ExerciseList({ labels, solved, ...start }: ExerciseListProps) {
  const { state, advance, showMore } = useExerciseList(start)
  const { status, items, hasMore, nextPage } = state
  const { list, announcement } = useArrivals(items.length)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    showMore()
  }

  if (status === 'noResult') {
    return (
      <Notice tone="info" title={messages.empty} className="mt-8 max-w-4xl">
        <p>{messages.emptyAdvice}</p>
        <LinkButton href="/exercises" variant="secondary">
          {messages.all}
        </LinkButton>
      </Notice>
    )
  }
  return (
    <div className="mt-8 max-w-4xl" aria-busy={status === 'loading' || undefined}>
      <RowIconSprite />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {items.length === 0 && status !== 'error' && <ListSkeleton address={listPath(start.classifications)} />}
      {items.length > 0 && (
        <Rows ref={list} label={messages.list}>
          {items.map((exercise) => (
            <li key={exercise.id}>
              <Row exercise={exercise} labels={labels} solved={solved} />
            </li>
          ))}
        </Rows>
      )}
      {status === 'error' && (
        <RetryNotice title={messages.failed} retry={messages.retry} onRetry={advance} className="mt-6" />
      )}
      {hasMore && items.length > 0 && status !== 'error' && (
        // A form, so that without a script it leads to the page that has the next ones.
        <form action="/list" className="mt-6 flex justify-center" onSubmit={handleSubmit}>
          <input type="hidden" name="cls" value={start.classifications.join()} />
          <input type="hidden" name="page" value={nextPage} />
          <Button type="submit" variant="secondary" pending={status === 'loading'}>
            {messages.showMore}
          </Button>
        </form>
      )}
    </div>
  )
}

interface RowProps extends Pick<ExerciseListProps, 'labels' | 'solved'> {
  readonly exercise: ExerciseListItem
}

function Row({ exercise: { id, classifications, description, skill }, labels, solved }: RowProps) {
  const Kind = isDynamic(classifications) ? DynamicExerciseRow : ExerciseRow
  // That it is generated, the stars say.
  const told = classifications.filter((tag) => !isDynamic([tag]))
  const note = [...(skill ? [description] : []), ...told.flatMap((tag) => labels[tag] ?? [])].join(' · ')
  return <Kind exerciseId={id} title={skill ?? description} note={note} solved={solvedLevelsOf(solved, id)} />
}

/** Puts the focus on the first exercise of those that have come, and says how many they are. */
function useArrivals(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const from = before.current
    before.current = count
    if (from === 0 || count <= from) return
    list.current?.children[from]?.querySelector('a')?.focus()
    setAnnouncement(messages.added(count - from))
  }, [count])
  return { list, announcement }
}
