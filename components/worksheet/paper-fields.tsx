import type { ReactNode } from 'react'
import { RichText } from '@/components/rich-text/rich-text'
import { classNames } from '@/components/ui/class-names'
import type { Affixes, WrittenAnswers, WrittenNumber } from '@/lib/domain/exercise/model'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'

/** A box or a line to write into, or with what is written there. */
function Blank({ className, children }: { readonly className: string; readonly children?: ReactNode }) {
  return (
    <span
      {...(children === undefined && { role: 'img', 'aria-label': worksheetMessages.blank })}
      className={classNames(
        'inline-grid min-h-[10mm] place-items-center px-[2mm] font-semibold tabular-nums',
        className,
      )}
    >
      {children}
    </span>
  )
}

const BOX = 'rounded-[1.5mm] border-[0.4mm] border-control'

/** The box for one number. */
export function NumberBlank({ written }: { readonly written?: WrittenNumber | undefined }) {
  return <Blank className={`min-w-[24mm] ${BOX}`}>{written && <Digits written={written} />}</Blank>
}

function Digits({ written }: { readonly written: WrittenNumber }) {
  if ('digits' in written) return written.digits
  const { sign, numerator, denominator } = written
  return (
    <span className="inline-flex items-center gap-[1mm]">
      {sign}
      <Fraction top={numerator} bottom={denominator} />
    </span>
  )
}

/** The coordinates of a point: two boxes between brackets. */
export function PointBlank({ written }: { readonly written?: WrittenAnswers['point'][number] | undefined }) {
  return (
    <span className="inline-flex items-center gap-[1mm]">
      ( <NumberBlank written={written?.[0]} /> ; <NumberBlank written={written?.[1]} /> )
    </span>
  )
}

/** Two boxes with a bar between them. */
export function FractionBlank({ written }: { readonly written?: WrittenAnswers['fraction-number'] | undefined }) {
  const box = `min-w-[18mm] ${BOX}`
  return (
    <Fraction
      top={<Blank className={box}>{written?.numerator}</Blank>}
      bottom={<Blank className={box}>{written?.denominator}</Blank>}
      gap="gap-[1.5mm]"
    />
  )
}

interface FractionProps {
  readonly top: ReactNode
  readonly bottom: ReactNode
  /** Class of the space on both sides of the bar. */
  readonly gap?: string
}

function Fraction({ top, bottom, gap }: FractionProps) {
  return (
    <span className={classNames('inline-grid justify-items-center leading-tight', gap)}>
      <span>{top}</span>
      <span className="w-full border-t-[0.5mm] border-ink">
        <span className="sr-only">/</span>
      </span>
      <span>{bottom}</span>
    </span>
  )
}

/** The line for a text; what else is right stands below it. */
export function TextBlank({ written }: { readonly written?: WrittenAnswers['simple-text'] | undefined }) {
  const [text, ...others] = written ?? []
  return (
    <span className="inline-grid min-w-[60mm] max-w-full grow">
      <Blank className="justify-items-start border-b-[0.4mm] border-control">{text}</Blank>
      {others.length > 0 && (
        <span className="mt-[1mm] text-[0.85em] text-quiet">{worksheetMessages.alsoAccepted(others)}</span>
      )}
    </span>
  )
}

/** The line for a formula. */
export function FormulaBlank({ tex }: { readonly tex?: string | undefined }) {
  return (
    <Blank className="min-w-[60mm] max-w-full grow justify-items-start border-b-[0.4mm] border-control">
      {tex && <RichText source={`$${tex}$`} inline />}
    </Blank>
  )
}

interface AffixedBlankProps {
  readonly affixes: Affixes
  /** Prefixes, blanks and postfixes of several lines stand below each other: the parent is a grid of three columns. */
  readonly isAligned?: boolean
  readonly children: ReactNode
}

/** A blank between its prefix and its postfix. */
export function AffixedBlank({ affixes: { prefix, postfix }, isAligned = false, children }: AffixedBlankProps) {
  return (
    <div
      className={classNames(
        'items-center gap-x-[2.5mm] break-inside-avoid',
        isAligned ? 'col-span-3 grid grid-cols-subgrid' : 'flex max-w-full flex-wrap gap-y-[1.5mm]',
      )}
    >
      {(prefix || isAligned) && <span className="min-w-0">{prefix && <RichText source={prefix} inline />}</span>}
      {children}
      {postfix && (
        <span className={isAligned ? '[overflow-wrap:normal]' : 'min-w-0'}>
          <RichText source={postfix} inline />
        </span>
      )}
    </div>
  )
}
