import { type TypedControl, typedFormula } from '@/lib/domain/exercise/model/typed-formula'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { FormulaMath } from './formula-math'

interface FormulaPreviewProps {
  readonly control: TypedControl
  readonly typed: string
}

/** What is typed as the formula that it is read as; nothing while it is none. */
export function FormulaPreview({ control, typed }: FormulaPreviewProps) {
  const layout = typedFormula(control, typed)
  if (!layout) return null
  return (
    <span>
      <span className="sr-only">{exerciseMessages.shownAs} </span>
      <FormulaMath layout={layout} />
    </span>
  )
}
