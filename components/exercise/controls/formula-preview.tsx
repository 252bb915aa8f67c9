import { type TypedControl, typedFormula } from '@/lib/domain/exercise/model/typed-formula'
import { ShownAs } from './shown-as'

interface FormulaPreviewProps {
  readonly control: TypedControl
  readonly typed: string
}

/** What is typed as the formula that it is read as; nothing while it is none. */
export function FormulaPreview({ control, typed }: FormulaPreviewProps) {
  const layout = typedFormula(control, typed)
  return layout ? <ShownAs layout={layout} /> : null
}
