import type { MissedTopic, TaskResult } from './model'

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
  let left = tasks.filter(({ counts, points, maxPoints }) => counts && points < maxPoints)
  for (;;) {
    const missed = new Map<string, number>()
    for (const { number, points, maxPoints } of left) {
      for (const topic of topics[number] ?? []) missed.set(topic, (missed.get(topic) ?? 0) + maxPoints - points)
    }
    const [most] = [...missed].toSorted(([, one], [, other]) => other - one)
    if (!most) return found
    const [topic, points] = most
    found.push({ topic, points })
    left = left.filter(({ number }) => !topics[number]?.includes(topic))
  }
}
