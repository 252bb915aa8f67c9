import type { Nodes, Root } from 'mdast'

/** `$$…$$` within a line is displayed mathematics too, as authors expect; remark-math alone sets it inline. */
export function displayMath() {
  return (tree: Root, file: { toString(): string }) => markDisplayMath(tree, file.toString())
}

function markDisplayMath(node: Nodes, source: string): void {
  if (node.type === 'inlineMath' && source.startsWith('$$', node.position?.start.offset)) {
    node.data = { ...node.data, hProperties: { className: ['language-math', 'math-display'] } }
  }
  if ('children' in node) for (const child of node.children) markDisplayMath(child, source)
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
