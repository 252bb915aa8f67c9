import { parseDocument } from 'yaml'
import { z } from 'zod'
import { WikiPage } from '@/lib/domain/wiki/model'
import type { ContentFault } from './content-fault'

/** A file that holds a well-formed page of the wiki. */
export interface WikiFile {
  readonly file: string
  readonly page: WikiPage
  /** The line of the file, from 1, on which the page's content begins. */
  readonly firstLine: number
}

/** What stands between the lines of dashes on top of the file. */
const FrontMatter = z.strictObject({
  title: WikiPage.shape.title,
  grade: WikiPage.shape.grade,
  skills: WikiPage.shape.skills,
  /** A sheet of formulas to print. */
  sheet: z.literal(true).exactOptional(),
})

/** Parses the text of a file under `content/wiki`; the file name is the id. */
export function parseWikiPage(
  file: string,
  text: string,
): { readonly page?: WikiFile; readonly found: readonly ContentFault[] } {
  const head = /^---\r?\n([\s\S]*?\n)---\r?\n\s*/.exec(text)
  if (!head) return { found: [{ file, line: 1, reason: 'the file does not begin with front matter between ---' }] }
  const document = parseDocument(head[1] ?? '', { prettyErrors: false })
  const front = FrontMatter.safeParse(document.toJS())
  const id = file.replace(/^.*[/\\]|\.md$/g, '')
  const { sheet, ...facts } = front.data ?? { title: '?', grade: 5, skills: [] }
  const page = WikiPage.safeParse({
    id,
    ...facts,
    ...(sheet && { isSheet: sheet }),
    content: text.slice(head[0].length).trimEnd(),
  })
  const issues = [...(front.error?.issues ?? []), ...(page.error?.issues ?? [])]
  const found = [...document.errors.map(({ message }) => message), ...issues.map(describe)]
  if (!page.success || found.length > 0) return { found: found.map((reason) => ({ file, line: 1, reason })) }
  return { page: { file, page: page.data, firstLine: head[0].split('\n').length }, found: [] }
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'front matter'}: ${message}`
}
