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
  if (node.type === 'paragraph' || node.type === 'tableCell') node.children = tieBoxes(node.children)
  if ('children' in node) for (const child of node.children) keepParts(child)
}

/**
 * Typeset mathematics is a box, and so is a button: lines break beside a box whatever stands there. What belongs to one is put
 * into a box with it, which breaks only when it is longer than a line.
 */
function tieBoxes(children: readonly PhrasingContent[]): PhrasingContent[] {
  const tied: PhrasingContent[] = []
  /** How much of the next text stands with the box before it. */
  let taken = 0
  for (const [index, child] of children.entries()) {
    const [before, after] = [tied.at(-1), children[index + 1]]
    const className = child.type === 'text' ? undefined : tieOf(child)
    const end = before?.type === 'text' && child.type === 'inlineMath' ? endOf(before.value, child.value) : ''
    const start = after?.type === 'text' ? startOf(after.value, child) : ''
    if (child.type === 'text') {
      tied.push({ ...child, value: child.value.slice(taken) })
      taken = 0
    } else if (className === undefined || end + start === '') {
      tied.push(child)
    } else {
      if (before?.type === 'text')
        tied[tied.length - 1] = { ...before, value: before.value.slice(0, -end.length || undefined) }
      taken = start.length
      tied.push(boxOf([textOf(end), child, textOf(start)], className))
    }
  }
  return tied
}

const textOf = (value: string): PhrasingContent => ({ type: 'text', value })

function boxOf(parts: PhrasingContent[], className: string): PhrasingContent {
  const children = parts.filter((part) => part.type !== 'text' || part.value !== '')
  return { type: 'emphasis', data: { hName: 'span', hProperties: { className: [className] } }, children }
}

/** The class of what holds a box and its neighbours together; none for what is no box. */
function tieOf(node: PhrasingContent): string | undefined {
  if (node.data?.hName === WIKI_LINK) return 'whitespace-nowrap'
  if (node.type !== 'inlineMath') return undefined
  const names = node.data?.hProperties?.className
  return Array.isArray(names) && names.includes(DISPLAYED) ? undefined : 'tied'
}

const SIGN = String.raw`(?:[=+\-:<>]|\\(?:cdot|approx|leq?|geq?)(?![a-z]))`
const STARTS_WITH_SIGN = new RegExp(`^\\s*${SIGN}`)
const ENDS_WITH_SIGN = new RegExp(`${SIGN}\\s*$`)

/** What of the text before a formula stays on its line: what is written against it, or the number that its sign is about. */
function endOf(text: string, formula: string): string {
  return (STARTS_WITH_SIGN.test(formula) ? /[^ \n]+ ?$/ : /\S+$/).exec(text)?.[0] ?? ''
}

/** What of the text after a box stays on its line: what is written against it, a unit, or the number behind its sign. */
function startOf(text: string, box: PhrasingContent): string {
  const isFormula = box.type === 'inlineMath'
  const unit = isFormula ? SPACE_AND_UNIT.exec(text) : null
  return (unit ?? (isFormula && ENDS_WITH_SIGN.test(box.value) ? /^ ?[^ \n]+/ : /^\S*/).exec(text))?.[0] ?? ''
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
