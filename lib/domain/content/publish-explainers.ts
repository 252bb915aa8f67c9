import { isDeepStrictEqual } from 'node:util'
import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { EXPLAINER_INDEX } from '@/lib/domain/explainer/list-explainers'
import { EXPLAINERS } from '@/lib/domain/explainer/load-explainer'
import type { ExplainerEntry } from '@/lib/domain/explainer/model'
import { toMinutes } from '@/lib/domain/explainer/reading-time'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import type { ExplainerFile } from './explainer-files'
import { publishDocument } from './publish-document'
import type { PublishReport } from './publish-report'

/** Makes the store hold just the explainers of the files. In the report each is called `explainers/<id>`; the index is not told. */
export async function publishExplainers(store: DocumentStore, files: readonly ExplainerFile[]): Promise<PublishReport> {
  const stored = new Map((await store.query(EXPLAINERS)).map(({ id, data }) => [id, data]))
  const added: string[] = []
  const changed: string[] = []
  for (const { definition } of files) {
    const data = JSON.parse(JSON.stringify(definition)) as DocumentData & { [key: string]: JsonValue }
    const before = stored.get(definition.id)
    stored.delete(definition.id)
    if (before !== undefined && isDeepStrictEqual(before, data)) continue
    await store.set(EXPLAINERS, definition.id, data)
    const list = before === undefined ? added : changed
    list.push(nameOf(definition.id))
  }
  const removed = [...stored.keys()]
  for (const id of removed) await store.delete(EXPLAINERS, id)
  const entries = files.map(({ definition }) => entryOf(definition)).toSorted((one, other) => one.grade - other.grade)
  await publishDocument(store, EXPLAINER_INDEX, { entries })
  return { added, changed, removed: removed.map(nameOf), unchanged: files.length - added.length - changed.length }
}

/** How long an explainer is, differs little with its numbers; the first ones will do. */
function entryOf(definition: ExplainerDefinition): ExplainerEntry {
  const { id, title, summary, grade, skill } = definition
  const { beats } = compileExplainer(definition).draw(1).view()
  const scenes = beats.filter(({ chapter }) => chapter === 0)
  const minutes = toMinutes(scenes.reduce((sum, { durationMs }) => sum + durationMs, 0))
  return { id, title, summary, grade, minutes, ...(skill !== undefined && { skill }) }
}

const nameOf = (id: string) => `explainers/${id}`
