import { Builtin } from './builtins/builtin'
import { builtins } from './builtins/builtins'
import { controlForms } from './control-forms'
import { definitionForms } from './definition-forms'
import type { SpecialForm } from './form-call'
import type { Value } from './values'

/** What a name of the language itself means, in every script. */
export type ReservedMeaning =
  | { readonly kind: 'form'; readonly form: SpecialForm }
  | { readonly kind: 'function'; readonly builtin: Builtin }
  | { readonly kind: 'constant'; readonly value: Value }

function meaningOf(value: Value): ReservedMeaning {
  return value instanceof Builtin ? { kind: 'function', builtin: value } : { kind: 'constant', value }
}

/** The names that no script can define. They are in one Map because the compiler asks for the head of every list. */
export const reservedNames: ReadonlyMap<string, ReservedMeaning> = new Map([
  ...[...builtins].map(([name, value]) => [name, meaningOf(value)] as const),
  ...Object.entries({ ...definitionForms, ...controlForms }).map(
    ([name, form]) => [name, { kind: 'form', form }] as const,
  ),
])
