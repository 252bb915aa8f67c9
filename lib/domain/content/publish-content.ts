import { isDeepStrictEqual } from 'node:util'
import { CLASSIFICATIONS } from '@/lib/domain/classification/list-classifications'
import { isDynamic } from '@/lib/domain/classification/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { EXERCISE_SUMMARIES, PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentData, DocumentStore, JsonValue, StoredDocument } from '@/lib/ports/document-store'
import type { ContentFiles } from './content-files'
import { mainSkillTitles } from './main-skill-titles'
import { publishCollections } from './publish-collections'
import { publishExplainers } from './publish-explainers'
import { publishLegal } from './publish-legal'
import { publishMistakes } from './publish-mistakes'
import { joinReports, type PublishReport } from './publish-report'
import { publishSkills } from './publish-skills'
import { publishWiki } from './publish-wiki'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Makes the store hold just the content of the files. Publishing the same content again changes nothing. */
export async function publishContent({ store, clock }: Deps, content: ContentFiles): Promise<PublishReport> {
  const stored = byId(await store.query(PRIVATE_EXERCISES))
  const summaries = byId(await store.query(EXERCISE_SUMMARIES))
  const definitions = content.exercises.map(({ definition }) => definition)
  const skills = shownSkills(content)
  const wanted = new Set(definitions.map(({ id }) => id))
  const added: string[] = []
  const changed: string[] = []
  for (const definition of definitions) {
    const data = toDocument(definition)
    const before = stored.get(definition.id)
    const isSame = before !== undefined && isDeepStrictEqual(before.data, data)
    if (!isSame) await store.set(PRIVATE_EXERCISES, definition.id, data)
    const summary = { definition, skill: skills.get(definition.id) }
    await publishSummary(store, summary, summaries.get(definition.id), clock.now())
    if (!before) added.push(definition.id)
    else if (!isSame) changed.push(definition.id)
  }
  const removed = [...stored.keys()].filter((id) => !wanted.has(id))
  for (const id of removed) {
    await store.delete(PRIVATE_EXERCISES, id)
    await store.delete(EXERCISE_SUMMARIES, id)
  }
  await publishClassifications(store, content)
  return joinReports([
    { added, changed, removed, unchanged: definitions.length - added.length - changed.length },
    await publishWiki(store, content.wiki),
    await publishExplainers(store, content),
    await publishCollections(store, content),
    await publishLegal(store, content.legal),
    await publishSkills(store, content.skills, definitions, content.wiki),
    await publishMistakes(store, content),
  ])
}

/** What lists say before the story: of those exercises that are told as one, which the collections of grades hold. */
function shownSkills({ collections, skills, exercises }: ContentFiles): ReadonlyMap<string, string> {
  const told = new Set(
    collections.flatMap((collection) =>
      collection.kind === 'grade'
        ? collection.source.topics.flatMap((topic) => topic.exercises.map(({ exercise }) => exercise))
        : [],
    ),
  )
  const definitions = exercises
    .map(({ definition }) => definition)
    .filter(({ id, classifications }) => told.has(id) && !isDynamic(classifications))
  return mainSkillTitles(skills?.items ?? [], definitions)
}

/** Keeps the date of the first publication; an exercise that is not public has no summary. */
async function publishSummary(
  store: DocumentStore,
  { definition, skill }: { readonly definition: ExerciseDefinition; readonly skill: string | undefined },
  before: StoredDocument | undefined,
  now: Date,
): Promise<void> {
  const { id, classifications, summary, status } = definition
  if (status !== 'public') {
    if (before) await store.delete(EXERCISE_SUMMARIES, id)
    return
  }
  const published = typeof before?.data.published === 'string' ? before.data.published : now.toISOString()
  const data: DocumentData = { id, classifications, published, description: summary, ...(skill && { skill }) }
  if (!before || !isDeepStrictEqual(before.data, data)) await store.set(EXERCISE_SUMMARIES, id, data)
}

async function publishClassifications(
  store: DocumentStore,
  { exercises, classifications }: ContentFiles,
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { definition } of exercises) {
    if (definition.status !== 'public') continue
    for (const id of definition.classifications) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const data: DocumentData = Object.fromEntries(
    Object.entries(classifications).map(([id, label]) => [id, { id, label, exerciseCount: counts.get(id) ?? 0 }]),
  )
  const before = await store.get(...CLASSIFICATIONS)
  if (!before || !isDeepStrictEqual(before.data, data)) await store.set(...CLASSIFICATIONS, data)
}

/** A definition as plain JSON: properties that are absent are left out. */
function toDocument(definition: ExerciseDefinition): DocumentData {
  return JSON.parse(JSON.stringify(definition)) as { [key: string]: JsonValue }
}

function byId(documents: readonly StoredDocument[]): Map<string, StoredDocument> {
  return new Map(documents.map((document) => [document.id, document]))
}
