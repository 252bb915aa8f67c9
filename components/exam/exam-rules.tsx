import { type ExamSet, sumOf } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'

/** How long the exam takes, what it is worth, and what may be used. */
export function ExamRules({ set }: { readonly set: ExamSet }) {
  const { parts, tools, points } = set
  const optional = parts.flatMap((part) => part.optional)
  const [first, last] = [optional[0], optional.at(-1)]
  return (
    <ul className="mt-3 list-disc space-y-1.5 ps-6 marker:text-leaf">
      {parts.map((part) => (
        <li key={part.title}>{messages.part(part.title, part.tasks.length, part.minutes, worthOf(part))}</li>
      ))}
      {parts.length > 1 && <li>{messages.total(sumOf(parts.map(({ minutes }) => minutes)), points)}</li>}
      <li>{messages.tools[tools]}</li>
      {first !== undefined && last !== undefined && <li>{messages.leaveOut(first, last)}</li>}
      <li>{messages.partialPoints}</li>
    </ul>
  )
}

/** What the tasks of a part that count are worth. */
function worthOf({ tasks, optional }: ExamSet['parts'][number]): number {
  const counted = tasks.filter(({ number }) => number !== optional.at(-1))
  return sumOf(counted.flatMap((task) => task.points))
}
