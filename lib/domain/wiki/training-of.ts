import type { SkillMap, TrainingExercise } from '@/lib/domain/practice/skill-map/load-skill-map'
import type { WikiEntry } from './model'

/** So many exercises for each skill, and on the page. */
const MOST_OF_SKILL = 3
const MOST_OF_PAGE = 9

const rank = ({ highestLevel, isForLater }: TrainingExercise) => highestLevel - (isForLater ? 3 : 0)

/**
 * The exercises that train what a page of the wiki explains, in the order of its skills, each once: of a skill those of
 * which it is the main one, first those that come at three levels, and last what is for later.
 */
export function trainingOf({ skills }: Pick<WikiEntry, 'skills'>, map: SkillMap): readonly TrainingExercise[] {
  const chosen = skills.flatMap((id) =>
    (map.find((skill) => skill.id === id)?.exercises ?? [])
      .filter(({ isMain }) => isMain)
      .toSorted((one, other) => rank(other) - rank(one))
      .slice(0, MOST_OF_SKILL),
  )
  return [...new Map(chosen.map((exercise) => [exercise.id, exercise])).values()].slice(0, MOST_OF_PAGE)
}
