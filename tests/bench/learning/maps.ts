import type { Generator } from '@/interpreter'
import type { Skill } from '@/lib/domain/practice/model'
import { below } from './chance'

const TOPICS = 8
const SKILLS = 100
/** How often a skill comes after another of its topic, and of an earlier one. */
const WITHIN_TOPIC = 0.85
const ACROSS_TOPICS = 0.25
/** A skill builds on one of so many of its topic before it. */
const REACH = 3

export const GRADE = 6

/** A map of a hundred skills in eight topics, one topic after another as books have them, with what comes before each. */
export function drawMap(chance: Generator): readonly Skill[] {
  const perTopic = SKILLS / TOPICS
  return Array.from({ length: SKILLS }, (_, index) => {
    const topic = Math.floor(index / perTopic)
    const first = Math.ceil(topic * perTopic)
    const after: string[] = []
    if (index > first && chance.next() < WITHIN_TOPIC) {
      after.push(`s${index - 1 - below(chance, Math.min(REACH, index - first))}`)
    }
    if (first > 0 && chance.next() < ACROSS_TOPICS) after.push(`s${below(chance, first)}`)
    return { id: `s${index}`, title: `s${index}`, grade: GRADE, topic: `hu|topic|${topic}`, after }
  })
}
