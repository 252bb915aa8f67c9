import type { FormulaLayout } from '@/lib/domain/exercise/model/formula/formula-layout'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { FormulaMath } from './formula-math'

/** What is typed as the formula that it is read as. */
export function ShownAs({ layout }: { readonly layout: FormulaLayout }) {
  return (
    <span>
      <span className="sr-only">{exerciseMessages.shownAs} </span>
      <FormulaMath layout={layout} />
    </span>
  )
}
