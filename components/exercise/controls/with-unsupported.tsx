import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import type { GeneratedSubtask } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

/** The controls of a sub-task, and in the place of each that cannot be shown, which one it is. */
export function withUnsupported(controls: readonly ReactNode[], unsupported: GeneratedSubtask['unsupported'] = []) {
  return [...controls, null].flatMap((control, index) => [
    ...unsupported
      .filter(({ at }) => at === index)
      .map(({ type }, place) => (
        <Notice key={`unsupported-${index}-${place}`} tone="error">
          {exerciseMessages.unknownControl(type)}
        </Notice>
      )),
    control,
  ])
}
