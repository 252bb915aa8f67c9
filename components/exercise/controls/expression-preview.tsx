import { layOut } from '@/lib/domain/exercise/model/expression/expression-layout'
import { parseExpression } from '@/lib/domain/exercise/model/expression/parse-expression'
import { ShownAs } from './shown-as'

interface ExpressionPreviewProps {
  readonly typed: string
  readonly variables: readonly string[]
}

/** A typed expression as the formula that it is read as; nothing while it is none. */
export function ExpressionPreview({ typed, variables }: ExpressionPreviewProps) {
  const read = parseExpression(typed, variables)
  return read.kind === 'fault' ? null : <ShownAs layout={layOut(read.expression)} />
}
