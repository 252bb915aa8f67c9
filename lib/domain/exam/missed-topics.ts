import { isOpen, type MissedTopic, sumOf, type TaskResult } from './model'

/**
 * What to practise: the topics in which most points were missed, of the tasks that count. A task may be about several; a
 * point counts once, for the topic that explains most of what is left.
 *
 * @param topics by the number of the task.
 */
export function missedTopics(
  tasks: readonly TaskResult[],
  topics: Readonly<Record<number, readonly string[]>>,
): readonly MissedTopic[] {
  const found: MissedTopic[] = []
  let left = tasks.filter((task) => task.counts && missedIn(task) > 0)
  for (;;) {
    const missed = new Map<string, number>()
    for (const task of left) {
      for (const topic of topics[task.number] ?? []) missed.set(topic, (missed.get(topic) ?? 0) + missedIn(task))
    }
    const [most] = [...missed].toSorted(([, one], [, other]) => other - one)
    if (!most) return found
    const [topic, points] = most
    found.push({ topic, points })
    left = left.filter(({ number }) => !topics[number]?.includes(topic))
  }
}

/** Without what nobody has judged yet. */
function missedIn({ points, maxPoints, subTasks }: TaskResult): number {
  return maxPoints - points - sumOf(subTasks.filter(isOpen).map((open) => open.maxPoints))
}
