import { BareFrame } from './bare-frame'
import { UnexpectedError, type UnexpectedErrorProps } from './unexpected-error'

/** What failed unexpectedly, where the main layout is not there for it. */
export function FramedError(props: UnexpectedErrorProps) {
  return (
    <BareFrame>
      <UnexpectedError {...props} />
    </BareFrame>
  )
}
