import katex from 'katex'
import { classNames } from '@/components/ui/class-names'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { richTextMessages } from '@/lib/shared/messages/rich-text'
import { ScrollableRegion } from './scrollable-region'

interface TexProps {
  /** TeX without its dollar signs. */
  readonly source: string
  readonly display: boolean
}

/** Typeset mathematics, with MathML beside it for screen readers. Faulty TeX shows as it was written. */
export function Tex({ source, display }: TexProps) {
  if (!display) return <Typeset source={source} display={false} className={SIZE} />
  return (
    <ScrollableRegion
      as="span"
      label={richTextMessages.formula}
      className={classNames(SIZE, 'block overflow-x-auto overflow-y-hidden py-1')}
    >
      <Typeset source={source} display />
    </ScrollableRegion>
  )
}

function Typeset({ source, display, className }: TexProps & { readonly className?: string }) {
  return (
    <span
      className={className}
      // KaTeX escapes what it prints, and trusted with nothing but names gives no links and no markup of the author's. As React
      // elements, with rehype-katex, the same text costs the server three to four times as much to render.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: said above
      dangerouslySetInnerHTML={{ __html: cached.getOrCreate(`${display} ${source}`, () => toHtml(source, display)) }}
    />
  )
}

/** Room for the formulas of all exercises, as for their texts. */
const cached = createBoundedCache<string>(6000)

/** A class of `globals.css`: a page has it many times. */
const SIZE = 'tex'

function toHtml(source: string, displayMode: boolean): string {
  return katex.renderToString(signed(spaced(source)), {
    displayMode,
    fleqn: true,
    output: 'htmlAndMathml',
    throwOnError: false,
    errorColor: 'var(--color-berry)',
    strict: false,
    // Names for the terms of a formula, by which the player of explainers knows them again; nothing else.
    trust: ({ command }) => command === '\\htmlData',
  })
}

/** TeX takes a sign after an opening bar, as in |-5|, for a subtraction and spaces it. Every other bar opens. */
function signed(source: string): string {
  let isOpen = false
  return source.replace(/\|(?:\s*([+-]))?/g, (text, sign?: string) => {
    isOpen = !isOpen
    return isOpen && sign ? `|{${sign}}` : text
  })
}

/** TeX takes an operator at the end for a letter and sets it without space; here a field follows it. */
function spaced(source: string): string {
  return /(?:\\cdot|\\times|\\div|[+-])\s*$/.test(source) ? `${source} {}` : source
}
