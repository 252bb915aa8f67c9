import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import type { DocumentStore } from '@/lib/ports/document-store'
import { readMemory } from '../memory/read-memory'
import { openSkills } from '../rules/compose-practice'
import { MAX_PLACEMENT_QUESTIONS } from '../rules/placement'
import type { PlacementView } from '../schemas'
import { gradesOfMap, loadSkillMap, practisable } from '../skill-map/load-skill-map'
import { byTopic } from '../skill-map/shown-topics'
import { PRACTICE_PLANS, parsePlan } from '../today/stored-plan'
import { isAsking, type Placement } from './stored-placement'

/** So many of the skills with which practice goes on are named. */
const MOST_NEXT = 3

/** A placement as its pupil sees it: nothing of it tells which answer was right. */
export async function viewPlacement(
  store: DocumentStore,
  userId: string,
  placement: Placement | undefined,
): Promise<PlacementView> {
  const grades = gradesOfMap(await loadSkillMap(store))
  const most = MAX_PLACEMENT_QUESTIONS
  if (!placement) {
    const { grade } = parsePlan(await store.get(PRACTICE_PLANS, userId))
    return { state: 'unstarted', grades, most, ...(grade !== undefined && { grade }) }
  }
  const { grade } = placement
  if (!isAsking(placement)) {
    return { state: 'ended', grades, most, grade, result: await readResult(store, userId, placement) }
  }
  const question = await readQuestion(store, placement)
  return { state: 'open', grades, most, grade, ...(question && { question }) }
}

async function readQuestion(
  store: DocumentStore,
  { question, answers }: Placement,
): Promise<PlacementView['question'] | undefined> {
  if (!question) return undefined
  const exercise = await loadExercise(store, question.exerciseId)
  const generated = exercise?.variant(question).question()
  const first = generated?.subTasks[0]
  if (!first) return undefined
  const { description, controls } = first
  return { number: answers.length + 1, description: generated.description, text: description, controls }
}

async function readResult(
  store: DocumentStore,
  userId: string,
  { grade, found = [] }: Placement,
): Promise<NonNullable<PlacementView['result']>> {
  const [map, classifications, { memory }] = await Promise.all([
    loadSkillMap(store),
    listClassifications(store),
    readMemory(store, userId),
  ])
  const labels = new Map(classifications.map(({ id, label }) => [id, label]))
  const own = map.filter(({ id }) => found.includes(id))
  return {
    working: byTopic(own, labels).map(({ title: topic, skills }) => ({
      topic,
      skills: skills.map(({ title }) => title),
    })),
    next: openSkills({ memory, map: practisable(map), grade })
      .slice(0, MOST_NEXT)
      .map(({ title }) => title),
  }
}
