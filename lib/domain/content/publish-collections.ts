import { isDeepStrictEqual } from 'node:util'
import { gradesOf, isDynamic, isOfExam } from '@/lib/domain/classification/model'
import { COLLECTIONS } from '@/lib/domain/collection/load-collection'
import type { CollectionId, Collections } from '@/lib/domain/collection/model'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import type { ContentFiles } from './content-files'
import { mainSkillTitles } from './main-skill-titles'
import type { PublishReport } from './publish-report'
import { resolveCollection } from './resolve-collection'

/** Makes the store hold just the collections of the files. In the report each is called `collections/<id>`. */
export async function publishCollections(
  store: DocumentStore,
  {
    collections,
    exercises,
    skills,
    wiki,
    explainers,
  }: Pick<ContentFiles, 'collections' | 'exercises' | 'skills' | 'wiki' | 'explainers'>,
): Promise<PublishReport> {
  const skillTitles = mainSkillTitles(
    skills?.items ?? [],
    exercises.map(({ definition }) => definition),
  )
  const known = new Map(
    exercises.flatMap(({ definition: { id, summary, status, classifications, skills: trained } }) =>
      status === 'public'
        ? [
            [
              id,
              {
                title: summary,
                skill: skillTitles.get(id),
                hasLevels: isDynamic(classifications),
                isOfExam: isOfExam(classifications),
                skills: trained,
                grades: gradesOf(classifications),
              },
            ] as const,
          ]
        : [],
    ),
  )
  const explanations = {
    wiki: wiki.map(({ page }) => page),
    explainers: explainers.map(({ definition }) => definition),
  }
  const stored = new Map((await store.query(COLLECTIONS)).map(({ id, data }) => [id, data]))
  const added: string[] = []
  const changed: string[] = []
  for (const file of collections) {
    const data = toDocument(resolveCollection(file, known, explanations))
    const before = stored.get(file.id)
    stored.delete(file.id)
    if (before !== undefined && isDeepStrictEqual(before, data)) continue
    await store.set(COLLECTIONS, file.id, data)
    const list = before === undefined ? added : changed
    list.push(nameOf(file.id))
  }
  const removed = [...stored.keys()]
  for (const id of removed) await store.delete(COLLECTIONS, id)
  const unchanged = collections.length - added.length - changed.length
  return { added, changed, removed: removed.map(nameOf), unchanged }
}

/** Plain JSON: properties that are absent are left out. */
function toDocument(collection: Collections[CollectionId]): DocumentData {
  return JSON.parse(JSON.stringify(collection)) as { [key: string]: JsonValue }
}

const nameOf = (id: string) => `collections/${id}`
