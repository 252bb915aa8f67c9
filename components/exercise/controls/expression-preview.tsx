import { parseExpression } from '@/lib/domain/exercise/model/expression/parse-expression'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { ExpressionMath } from './expression-math'

interface ExpressionPreviewProps {
  readonly typed: string
  readonly variables: readonly string[]
}

/** A typed expression as the formula that it is read as; nothing while it is none. */
export function ExpressionPreview({ typed, variables }: ExpressionPreviewProps) {
  const read = parseExpression(typed, variables)
  if (read.kind === 'fault') return null
  return (
    <span>
      <span className="sr-only">{exerciseMessages.shownAs} </span>
      <ExpressionMath expression={read.expression} />
    </span>
  )
}
