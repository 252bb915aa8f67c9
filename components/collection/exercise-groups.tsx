import { collectionMessages } from '@/lib/messages/home'
import { DynamicExerciseRow, ExerciseRow } from './exercise-row'
import type { ExerciseGroup } from './group-exercises'

/** The groups one under the other, with jumps to each when there are several. */
export function ExerciseGroups({ groups }: { readonly groups: readonly ExerciseGroup[] }) {
  return (
    <>
      {groups.length > 1 && <Contents groups={groups} />}
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  )
}

function Contents({ groups }: { readonly groups: readonly ExerciseGroup[] }) {
  return (
    <nav aria-label={collectionMessages.contents} className="mt-6">
      <ul className="flex flex-wrap gap-2.5">
        {groups.map(({ id, title, exercises }) => (
          <li key={id} className="max-w-full">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[22px] border-2 border-control bg-raised px-4 font-semibold transition-colors hover:border-leaf hover:bg-leaf-wash"
            >
              <span className="min-w-0">{title}</span>
              <span className="font-normal text-quiet tabular-nums">{exercises.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group: { id, title, isDynamic, exercises } }: { readonly group: ExerciseGroup }) {
  const headingId = `${id}-heading`
  const Row = isDynamic ? DynamicExerciseRow : ExerciseRow
  return (
    <section id={id} aria-labelledby={headingId} className="mt-12 max-w-4xl scroll-mt-6">
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {exercises.map((exercise) => (
          <li key={exercise.id}>
            <Row exercise={exercise} />
          </li>
        ))}
      </ul>
    </section>
  )
}
