/** What stands as one tree: a topic, or a part of one that has very many skills. */
interface Plant<Skill> {
  readonly id: string
  readonly title: string
  readonly skills: readonly Skill[]
}

/** More would make a crown that is wider than a phone's screen. */
export const MOST_LEAVES = 19

/** The trees of a grove: one for each topic, and of a topic with too many skills for one crown several alike. */
export function plantGrove<Skill>(topics: readonly Plant<Skill>[]): readonly Plant<Skill>[] {
  return topics.flatMap(({ id, title, skills }) => {
    const count = Math.ceil(skills.length / MOST_LEAVES)
    if (count <= 1) return skills.length === 0 ? [] : [{ id, title, skills }]
    const size = Math.ceil(skills.length / count)
    return Array.from({ length: count }, (_, part) => ({
      id: `${id}-${part + 1}`,
      title: `${title} (${part + 1}.)`,
      skills: skills.slice(part * size, (part + 1) * size),
    }))
  })
}
