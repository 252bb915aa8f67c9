import type { ReactNode } from 'react'
import { RichText } from '@/components/rich-text/rich-text'
import type { Affixes, ControlProps, PaperControl } from '@/lib/domain/exercise/model'
import { typedTex } from '@/lib/domain/exercise/model/typed-formula'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { PaperOptions, PaperStatements } from './paper-choices'
import { AffixedBlank, FormulaBlank, FractionBlank, NumberBlank, PointBlank, TextBlank } from './paper-fields'

/** A control of any type as paper has it: to be filled in, with what to observe, or with its right answer. */
export function PaperControlView({ control }: { readonly control: PaperControl }) {
  if (control.written !== undefined) return <PaperField control={control} />
  return (
    <div className="space-y-[2mm]">
      <Instruction text={taskOf(control)} />
      {'figure' in control.props && control.props.figure && <RichText source={control.props.figure.drawing} inline />}
      <PaperField control={control} />
      <Instruction text={formOf(control)} />
    </div>
  )
}

function PaperField({ control }: { readonly control: PaperControl }) {
  switch (control.type) {
    case 'single-number':
      return (
        <AffixedBlank affixes={control.props}>
          <NumberBlank written={control.written} />
        </AffixedBlank>
      )
    case 'fraction-number':
      return (
        <AffixedBlank affixes={control.props}>
          <FractionBlank written={control.written} />
        </AffixedBlank>
      )
    case 'number-list':
      return (
        <PaperFields affixes={control.props} fields={control.props.fields} isAligned={control.props.multiLine}>
          {(field) => <NumberBlank written={control.written?.[field]} />}
        </PaperFields>
      )
    case 'point':
      return (
        <PaperFields affixes={control.props} fields={control.props.points}>
          {(field) => <PointBlank written={control.written?.[field]} />}
        </PaperFields>
      )
    case 'simple-text':
      return (
        <AffixedBlank affixes={control.props}>
          <TextBlank written={control.written} />
        </AffixedBlank>
      )
    case 'expression':
    case 'number-set':
    case 'interval':
      return (
        <AffixedBlank affixes={control.props}>
          <FormulaBlank tex={control.written && typedTex(control, control.written)} />
        </AffixedBlank>
      )
    case 'single-choice': {
      const { props, written } = control
      const isTicked = (index: number) => (written === undefined ? undefined : index === written)
      return <PaperOptions options={props.options} isRound isTicked={isTicked} />
    }
    case 'multi-choice': {
      const { props, written } = control
      return <PaperOptions options={props.options} isRound={false} isTicked={(index) => written?.[index]} />
    }
    case 'binary-choice':
      return <PaperStatements options={control.props.options} written={control.written} />
    default:
      return control satisfies never
  }
}

interface PaperFieldsProps {
  readonly affixes: Affixes
  readonly fields: readonly Affixes[]
  /** Each on a line of its own. */
  readonly isAligned?: boolean
  readonly children: (field: number) => ReactNode
}

/** Several blanks, each between its own prefix and postfix. */
function PaperFields({ affixes, fields, isAligned = false, children }: PaperFieldsProps) {
  const layout = isAligned
    ? 'grid w-full grid-cols-[minmax(0,auto)_auto_minmax(min-content,1fr)] gap-[2.5mm]'
    : 'flex max-w-full flex-wrap gap-x-[4mm] gap-y-[2.5mm]'
  return (
    <AffixedBlank affixes={affixes}>
      <div className={layout}>
        {fields.map((own, field) => (
          <AffixedBlank key={field} affixes={own} isAligned={isAligned}>
            {children(field)}
          </AffixedBlank>
        ))}
      </div>
    </AffixedBlank>
  )
}

function Instruction({ text }: { readonly text: string | undefined }) {
  return text ? <p className="text-[0.85em] text-quiet">{text}</p> : null
}

/** What to do with the options or the figure below. */
function taskOf({ type, props }: PaperControl): string | undefined {
  if (type === 'single-choice') return exerciseMessages.chooseOne
  if (type === 'point') return props.shape && exerciseMessages.drawOnPaper[props.shape]
  if (type === 'multi-choice') return exerciseMessages.chooseAll
  return type === 'binary-choice' ? exerciseMessages.decideEach : undefined
}

/** What the number above should look like. */
function formOf({ type, props }: PaperControl): string | undefined {
  if (type !== 'single-number' && type !== 'number-list') return undefined
  return [decimalsHint(props), type === 'number-list' && orderHint(props)].filter(Boolean).join(' ')
}

function decimalsHint({ fractionDigits = 0, rounded }: ControlProps['single-number']) {
  return fractionDigits > 0 && rounded !== false && exerciseMessages.decimalsHint(fractionDigits)
}

function orderHint({ acceptRandomOrder, fields }: ControlProps['number-list']) {
  return acceptRandomOrder && fields.length > 1 && exerciseMessages.orderDoesNotMatter
}
