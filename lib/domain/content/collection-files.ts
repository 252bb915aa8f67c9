import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CollectionId, collectionIds } from '@/lib/domain/collection/model'
import { type CollectionSources, collectionSources } from '@/lib/domain/collection/schema'
import type { ContentFault } from './content-fault'
import { parseYaml, type YamlSource } from './yaml-source'

/** A file that holds a well-formed collection. */
export type CollectionFile = {
  readonly [Id in CollectionId]: {
    readonly id: Id
    readonly file: string
    readonly source: CollectionSources[Id]
    lineOf: YamlSource<unknown>['lineOf']
  }
}[CollectionId]

/** Reads the collections under `content/collections`. A faulty or missing one is reported, and left out. */
export async function readCollections(
  folder: string,
): Promise<{ readonly collections: readonly CollectionFile[]; readonly found: readonly ContentFault[] }> {
  const collections: CollectionFile[] = []
  const found: ContentFault[] = []
  for (const id of collectionIds) {
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
  const { data, found, lineOf } = parseYaml<(typeof collectionSources)[CollectionId]>(file, text, collectionSources[id])
  if (data === undefined) return { found }
  // The schema of this id has parsed it, which TypeScript cannot tell of a union.
  return { collection: { id, file, source: data, lineOf } as CollectionFile, found }
}
