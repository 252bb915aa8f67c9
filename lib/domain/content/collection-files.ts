import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type CollectionId,
  type CollectionIdOf,
  type CollectionKind,
  collectionIds,
  kindOfCollection,
} from '@/lib/domain/collection/model'
import { type CollectionSources, collectionSources } from '@/lib/domain/collection/schema'
import type { ContentFault } from './content-fault'
import { parseYaml, type YamlSource } from './yaml-source'

/** A file that holds a well-formed collection. */
export type CollectionFile = {
  readonly [Kind in CollectionKind]: {
    readonly kind: Kind
    readonly id: CollectionIdOf<Kind>
    readonly file: string
    readonly source: CollectionSources[Kind]
    lineOf: YamlSource<unknown>['lineOf']
  }
}[CollectionKind]

/** Reads the collections under `content/collections`. A faulty one is reported, and left out; a grade may have none. */
export async function readCollections(
  folder: string,
): Promise<{ readonly collections: readonly CollectionFile[]; readonly found: readonly ContentFault[] }> {
  const collections: CollectionFile[] = []
  const found: ContentFault[] = []
  const names = new Set(await readdir(path.join(folder, 'collections')))
  for (const id of collectionIds) {
    if (kindOfCollection(id) === 'grade' && !names.has(`${id}.yaml`)) continue
    const file = path.join(folder, 'collections', `${id}.yaml`)
    const read = parseCollection(id, path.relative(path.dirname(folder), file), await readFile(file, 'utf8'))
    found.push(...read.found)
    if (read.collection) collections.push(read.collection)
  }
  return { collections, found }
}

/** Parses the text of a collection's file. */
export function parseCollection(
  id: CollectionId,
  file: string,
  text: string,
): { readonly collection?: CollectionFile; readonly found: readonly ContentFault[] } {
  const kind = kindOfCollection(id)
  const { data, found, lineOf } = parseYaml<(typeof collectionSources)[CollectionKind]>(
    file,
    text,
    collectionSources[kind],
  )
  if (data === undefined) return { found }
  // The schema of this kind has parsed it, which TypeScript cannot tell of a union.
  return { collection: { kind, id, file, source: data, lineOf } as CollectionFile, found }
}
