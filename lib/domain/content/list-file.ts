import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { ContentFault } from './content-fault'
import { parseYaml, type YamlSource } from './yaml-source'

/** A file of content that is one well-formed list. */
export interface ListFile<Item> {
  readonly file: string
  readonly items: readonly Item[]
  lineOf: YamlSource<unknown>['lineOf']
}

/** What the text of such a file holds; without the list when the text is faulty. */
export interface ReadList<Item> {
  readonly list?: ListFile<Item>
  readonly found: readonly ContentFault[]
}

/** Reads a list in a folder of content. @param item the schema of one of its items */
export async function readList<Item extends z.ZodType>(
  folder: string,
  name: string,
  item: Item,
): Promise<ReadList<z.output<Item>>> {
  const file = path.join(folder, name)
  return parseList(path.relative(path.dirname(folder), file), await readFile(file, 'utf8'), item)
}

/** Parses the text of a list. @param item the schema of one of its items */
export function parseList<Item extends z.ZodType>(file: string, text: string, item: Item): ReadList<z.output<Item>> {
  const { data, found, lineOf } = parseYaml(file, text, z.array(item))
  return data === undefined ? { found } : { list: { file, items: data, lineOf }, found }
}
