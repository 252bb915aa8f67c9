import type { ReactNode } from 'react'
import type { Affixes } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { Affixed } from './affixed'

interface FieldGroupProps {
  /** What stands around all of them. */
  readonly affixes: Affixes
  /** What stands around each. */
  readonly fields: readonly Affixes[]
  /** Each on a line of its own. */
  readonly isAligned?: boolean
  readonly children: (name: string, field: number) => ReactNode
}

/** The fields of one control as a group, each between its own prefix and postfix. */
export function FieldGroup({ affixes, fields, isAligned = false, children }: FieldGroupProps) {
  return (
    <Affixed affixes={affixes} label={exerciseMessages.answer} isOneField={false}>
      {(name) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, not from its surroundings
        <div
          role="group"
          aria-label={name}
          className={
            isAligned
              ? 'grid w-full grid-cols-[minmax(0,auto)_auto_minmax(min-content,1fr)] gap-3'
              : 'flex max-w-full flex-wrap gap-x-5 gap-y-3'
          }
        >
          {fields.map((own, field) => (
            <Affixed key={field} affixes={own} label={exerciseMessages.answerField(field + 1)} isAligned={isAligned}>
              {(fieldName) => children(fieldName, field)}
            </Affixed>
          ))}
        </div>
      )}
    </Affixed>
  )
}
