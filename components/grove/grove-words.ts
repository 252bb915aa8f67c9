import type { SkillState } from '@/lib/domain/practice/model'
import { groveMessages as messages } from '@/lib/shared/messages/grove'

interface Counted {
  readonly state: SkillState
  readonly refresh?: true | undefined
}

/** How many of some skills have grown so far, in words: `2 biztos, 5 megy`. */
export function grownInWords(skills: readonly Counted[]): string {
  const count = (wanted: SkillState) => skills.filter(({ state }) => state === wanted).length
  return messages.grown({ sure: count('sure'), working: count('working'), started: count('started') })
}

/** The same with how many there are: `11 készség: 2 biztos, 5 megy`. */
export function skillsInWords(skills: readonly Counted[]): string {
  return messages.ofAll(skills.length, grownInWords(skills))
}
