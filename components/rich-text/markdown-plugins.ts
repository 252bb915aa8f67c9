import type { Link, Nodes, PhrasingContent, Root } from 'mdast'
import { insertNoBreakSpaces, SPACE_AND_UNIT } from './no-break-spaces'

/** `$$…$$` within a line is displayed mathematics too, as authors expect; remark-math alone sets it inline. */
export function displayMath() {
  return (tree: Root, file: { toString(): string }) => markDisplayMath(tree, file.toString())
}

const DISPLAYED = 'math-display'

function markDisplayMath(node: Nodes, source: string): void {
  if (node.type === 'inlineMath' && source.startsWith('$$', node.position?.start.offset)) {
    node.data = { ...node.data, hProperties: { className: ['language-math', DISPLAYED] } }
  }
  if ('children' in node) for (const child of node.children) markDisplayMath(child, source)
}

/**
 * Makes `~[label](wiki-id)` a `button` with the id as its value: a link of the site's own, which Markdown does not know.
 * A backslash before the `~` leaves it an ordinary link.
 */
export function wikiLinks() {
  return (tree: Root, file: { toString(): string }) => convertWikiLinks(tree, file.toString(), toButton)
}

/** Leaves of a wiki link its label only. */
export function wikiLabels() {
  return (tree: Root, file: { toString(): string }) => convertWikiLinks(tree, file.toString(), toLabel)
}

const toButton = ({ url, children }: Link): PhrasingContent[] => [
  { type: 'emphasis', data: { hName: WIKI_LINK, hProperties: { value: url } }, children },
]
const toLabel = ({ children }: Link): PhrasingContent[] => children

const WIKI_LINK = 'button'

function convertWikiLinks(parent: Nodes, source: string, convert: (link: Link) => PhrasingContent[]): void {
  if (!('children' in parent)) return
  for (const child of parent.children) convertWikiLinks(child, source, convert)
  const children = parent.children.flatMap((child, index): Nodes[] => {
    if (isWikiLink(child, source)) return convert(child)
    const isMark = child.type === 'text' && isWikiLink(parent.children[index + 1], source)
    return isMark ? [{ ...child, value: child.value.slice(0, -1) }] : [child]
  })
  // A link is replaced by what may stand where it stood, which the types of the tree cannot tell.
  parent.children = children as typeof parent.children
}

function isWikiLink(node: Nodes | undefined, source: string): node is Link {
  const start = node?.position?.start.offset
  return node?.type === 'link' && start !== undefined && source[start - 1] === '~' && source[start - 2] !== '\\'
}

/** Keeps endings and units on the line of the number or formula that they belong to. */
export function noBreakSpaces() {
  return keepParts
}

function keepParts(node: Nodes): void {
  if (node.type === 'text') node.value = insertNoBreakSpaces(node.value)
  if (node.type === 'paragraph' || node.type === 'tableCell') node.children = node.children.flatMap(tieNext)
  if ('children' in node) for (const child of node.children) keepParts(child)
}

/** A longer formula has to break itself on a narrow screen. */
const LONGEST_TIED = 12

/** Typeset mathematics is a box, and lines break beside a box whatever stands there; only a `nowrap` ties the two. */
function tieNext(child: PhrasingContent, index: number, siblings: PhrasingContent[]): PhrasingContent[] {
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  if (child.type === 'text' && isTied(before)) {
    const next = startOf(child.value, before)
    return [{ ...child, value: child.value.slice(next.length) }]
  }
  const next = isTied(child) && after?.type === 'text' ? startOf(after.value, child) : ''
  if (next === '') return [child]
  const data = { hName: 'span', hProperties: { className: ['whitespace-nowrap'] } }
  return [{ type: 'emphasis', data, children: [child, { type: 'text', value: next }] }]
}

/** What of the text after a box stays on its line: what is written against it, or the unit of a number. */
function startOf(text: string, box: PhrasingContent | undefined): string {
  const unit = box?.type === 'inlineMath' ? SPACE_AND_UNIT.exec(text) : null
  return (unit ?? /^\S*/.exec(text))?.[0] ?? ''
}

function isTied(node: PhrasingContent | undefined): boolean {
  // A button is a box as well.
  if (node?.data?.hName === WIKI_LINK) return true
  if (node?.type !== 'inlineMath' || node.value.length > LONGEST_TIED) return false
  const names = node.data?.hProperties?.className
  return !(Array.isArray(names) && names.includes(DISPLAYED))
}

/** What makes blocks out of lines; without them `1848.` is a year and not the start of a list. */
const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'mathFlow',
  'setextUnderline',
  'table',
  'thematicBreak',
]

/** The part of unified's processor that a plugin of the parser needs. */
interface Parser {
  data(): object
}

/** Reads a text as the inside of a paragraph: labels, statements, what stands before and after a field. */
export function inlineOnly(this: Parser): undefined {
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: BLOCKS } }]
}
