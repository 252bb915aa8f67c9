import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { excerptOf } from '@/lib/domain/wiki/excerpt-of'
import type { WikiPage } from '@/lib/domain/wiki/model'
import type { SearchEntry } from '@/lib/ports/search-index'
import { EXPLAINER_HIT, WIKI_HIT } from './model'

/** Enough for the question of an exercise. */
const MAX_TEXT_LENGTH = 500

/** What things are called, by their ids. */
export interface SearchLabels {
  readonly classifications: Readonly<Record<string, string>>
  readonly skills: ReadonlyMap<string, string>
}

/** What the index knows of an exercise: it is found by what its classifications and its skills are called, too. */
export function toSearchEntry(
  { id, classifications, skills, summary, description, subtasks }: ExerciseDefinition,
  labels: SearchLabels,
): SearchEntry {
  return {
    id,
    classifications,
    description: summary,
    labels: [
      ...classifications.flatMap((classification) => labels.classifications[classification] ?? []),
      ...skills.flatMap((skill) => labels.skills.get(skill) ?? []),
    ],
    text: wordsIn(`${description}\n${subtasks[0]?.description ?? ''}`).slice(0, MAX_TEXT_LENGTH),
  }
}

/** What the index knows of a page of the wiki. */
export function toWikiEntry(
  { id, title, grade, content }: WikiPage,
  { classifications }: Pick<SearchLabels, 'classifications'>,
): SearchEntry {
  const ofGrade = `hu|grade|${grade}`
  return {
    id: `${WIKI_HIT}${id}`,
    classifications: [ofGrade],
    description: title,
    labels: [classifications[ofGrade] ?? []].flat(),
    text: wordsIn(content).slice(0, MAX_TEXT_LENGTH),
    excerpt: excerptOf(content),
  }
}

/** What the index knows of an explainer: it is found by what is said in it, and by what its skill is called. */
export function toExplainerEntry(
  { id, title, summary, grade, skill, scenes }: ExplainerDefinition,
  { classifications, skills }: SearchLabels,
): SearchEntry {
  const ofGrade = `hu|grade|${grade}`
  return {
    id: `${EXPLAINER_HIT}${id}`,
    classifications: [ofGrade],
    description: title,
    labels: [classifications[ofGrade] ?? [], (skill && skills.get(skill)) ?? []].flat(),
    text: wordsIn(scenes.map(({ say = '' }) => say).join('\n')).slice(0, MAX_TEXT_LENGTH),
    excerpt: summary,
  }
}

/** The words that stand in a text of an exercise whatever its numbers are: no figures, formulas or expressions. */
function wordsIn(source: string): string {
  return source
    .replace(/^ *```[\s\S]*?^ *```/gm, ' ')
    .replace(/\\\$|@@/g, ' ')
    .replace(/\$\$?[^$]*\$\$?/g, ' ')
    .replace(/@[^@]*@/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#|~!\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
