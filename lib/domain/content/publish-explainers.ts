import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { EXPLAINER_INDEX } from '@/lib/domain/explainer/list-explainers'
import { EXPLAINERS } from '@/lib/domain/explainer/load-explainer'
import type { ExplainerEntry } from '@/lib/domain/explainer/model'
import { scenesMs, toMinutes } from '@/lib/domain/explainer/reading-time'
import type { Skill } from '@/lib/domain/practice/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { chosenVideos } from './chosen-videos'
import type { ContentFiles } from './content-files'
import { publishDocument } from './publish-document'
import { EMPTY_REPORT, joinReports, type PublishReport } from './publish-report'

/** Makes the store hold just the explainers of the files. In the report each is called `explainers/<id>`; the index is not told. */
export async function publishExplainers(
  store: DocumentStore,
  { explainers: files, skills, collections }: Pick<ContentFiles, 'explainers' | 'skills' | 'collections'>,
): Promise<PublishReport> {
  const reports: PublishReport[] = []
  for (const { definition } of files)
    reports.push(await publishDocument(store, [EXPLAINERS, definition.id], definition))
  const wanted = new Set(files.map(({ definition }) => definition.id))
  const removed = (await store.query(EXPLAINERS)).map(({ id }) => id).filter((id) => !wanted.has(id))
  for (const id of removed) await store.delete(EXPLAINERS, id)
  const map = skills?.items ?? []
  const placeOf = ({ skill }: ExplainerEntry) => map.findIndex(({ id }) => id === skill)
  const entries = files
    .map(({ definition }) => entryOf(definition, map))
    .toSorted((one, other) => one.grade - other.grade || placeOf(one) - placeOf(other))
  await publishDocument(store, EXPLAINER_INDEX, { entries, videos: chosenVideos(collections) })
  return joinReports([...reports, { ...EMPTY_REPORT, removed: removed.map((id) => `${EXPLAINERS}/${id}`) }])
}

/** How long an explainer is, differs little with its numbers; the first ones will do. */
function entryOf(definition: ExplainerDefinition, map: readonly Skill[]): ExplainerEntry {
  const { id, title, summary, grade, skill } = definition
  const minutes = toMinutes(scenesMs(compileExplainer(definition).draw(1).view()))
  const trained = map.find((each) => each.id === skill)
  return {
    id,
    title,
    summary,
    grade,
    minutes,
    ...(skill !== undefined && { skill }),
    ...(trained && { skillTitle: trained.title, topic: trained.topic }),
  }
}
