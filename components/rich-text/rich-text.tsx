import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { ExternalLink, isElsewhere } from '@/components/ui/external-link'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { richTextMessages } from '@/lib/shared/messages/rich-text'
import { Figure } from '../figure/figure'
import { figureSource, withFigures } from '../figure/figure-source'
import { WikiLink } from '../wiki/wiki-link'
import { displayMath, inlineOnly, noBreakSpaces, wikiLabels, wikiLinks } from './markdown-plugins'
import { ScrollableRegion } from './scrollable-region'
import { Tex } from './tex'

export interface RichTextProps {
  /** Markdown with `$…$` and `$$…$$` mathematics and `~[label](wiki-id)` links. Raw HTML in it shows as text. */
  readonly source: string
  /**
   * Gives phrasing content only, for labels and for what stands beside a field. Of a wiki link it gives the label alone:
   * a button within a label would take the press that is meant for the field.
   */
  readonly inline?: boolean
}

/**
 * A text of an exercise. It runs on the server, which keeps Markdown and KaTeX out of the first load; in the browser
 * take `LazyRichText`.
 */
export function RichText({ source, inline = false }: RichTextProps) {
  return cached.getOrCreate(`${inline} ${source}`, () =>
    inline ? withFigures(source, renderInline) : renderBlock(source),
  )
}

/**
 * Most texts of an exercise are the same for every seed, and parsing Markdown is most of what a text costs. There is room
 * for those of all exercises: one text too many, and a visit of each in turn would find nothing kept.
 */
const cached = createBoundedCache<ReactElement>(6000)

// `Markdown` has neither state nor context: called as a function it gives the parsed elements, which can be kept.
function renderInline(source: string): ReactElement {
  return Markdown({ remarkPlugins: INLINE_PLUGINS, components: INLINE_COMPONENTS, children: source })
}

function renderBlock(source: string): ReactElement {
  const content = Markdown({ remarkPlugins: BLOCK_PLUGINS, components: COMPONENTS, children: source })
  return <div className="space-y-3">{content}</div>
}

const PLUGINS: ComponentPropsWithoutRef<typeof Markdown>['remarkPlugins'] = [
  [remarkGfm, { singleTilde: false }],
  remarkMath,
  displayMath,
]
const BLOCK_PLUGINS: typeof PLUGINS = [...PLUGINS, wikiLinks, noBreakSpaces]
const INLINE_PLUGINS: typeof PLUGINS = [...PLUGINS, wikiLabels, noBreakSpaces, inlineOnly]

function Code({ className, children }: ComponentPropsWithoutRef<'code'>) {
  if (!className?.includes('language-math')) return <code className={className}>{children}</code>
  return <Tex source={String(children)} display={className.includes('math-display')} />
}

/** Displayed mathematics comes as `pre > code`; it is no preformatted text. */
function Preformatted({ node, children }: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const code = node?.children[0]
  const names = code?.type === 'element' ? code.properties.className : undefined
  const figure = figureSource(code)
  if (figure !== undefined) return <Figure source={figure} />
  const isMath = Array.isArray(names) && names.includes('language-math')
  return isMath ? <div>{children}</div> : <pre className="overflow-x-auto">{children}</pre>
}

function Anchor({ href, title, children }: ComponentPropsWithoutRef<'a'>) {
  const className = 'text-leaf underline underline-offset-2 hover:text-leaf-strong'
  return isElsewhere(href) ? (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  ) : (
    <a href={href} title={title} className={className}>
      {children}
    </a>
  )
}

const COMPONENTS: Components = {
  button: ({ value, children }) => <WikiLink page={String(value)}>{children}</WikiLink>,
  code: Code,
  pre: Preformatted,
  a: Anchor,
  // The browser's own `bolder` makes the heaviest there is of the half-bold questions.
  strong: ({ children }) => <strong className="font-[750]">{children}</strong>,
  ul: ({ children }) => <ul className="list-disc space-y-1 ps-6">{children}</ul>,
  ol: ({ start, children }) => (
    <ol start={start} className="list-decimal space-y-1 ps-7">
      {children}
    </ol>
  ),
  table: ({ children }) => (
    <ScrollableRegion as="div" label={richTextMessages.table} className="overflow-x-auto">
      <table className="border-collapse tabular-nums">{children}</table>
    </ScrollableRegion>
  ),
  th: ({ style, children }) => (
    <th style={style} className="border border-control bg-leaf-wash px-3 py-1.5 font-semibold">
      {children}
    </th>
  ),
  td: ({ style, children }) => (
    <td style={style} className="border border-control px-3 py-1.5">
      {children}
    </td>
  ),
  img: ({ src, alt, title }) => (
    // biome-ignore lint/performance/noImgElement: a figure of the content, of unknown size, served from public/
    <img src={src} alt={alt ?? ''} title={title} className="h-auto max-w-full" />
  ),
}

const INLINE_COMPONENTS: Components = { ...COMPONENTS, p: ({ children }) => <>{children}</> }
