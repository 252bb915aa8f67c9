import type { ContentFault } from './content-fault'
import type { SkillFile } from './skill-files'
import type { WikiFile } from './wiki-files'

/** The skills that pages of the wiki name must be in the map of skills, and each is named once by a page. */
export function checkWikiSkills(map: SkillFile, wiki: readonly WikiFile[]): readonly ContentFault[] {
  const known = new Set(map.items.map(({ id }) => id))
  return wiki.flatMap(({ file, page: { skills } }) =>
    skills.flatMap((id, index) => {
      const fault = (reason: string) => [{ file, line: 1, reason }]
      if (!known.has(id)) return fault(`${id} is not in ${map.file}`)
      return skills.indexOf(id) < index ? fault(`${id} is named twice`) : []
    }),
  )
}
