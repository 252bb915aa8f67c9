import { builtins } from './builtins/all'
import { Builtin } from './builtins/table'
import { controlForms } from './control-forms'
import { definitionForms } from './definition-forms'
import type { Form } from './form-call'
import type { Value } from './values'

/** What a name of the language itself means, in every script. */
export type Meaning =
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'function'; readonly builtin: Builtin }
  | { readonly kind: 'constant'; readonly value: Value }

function meaningOf(value: Value): Meaning {
  return value instanceof Builtin ? { kind: 'function', builtin: value } : { kind: 'constant', value }
}

/** The names that no script can define. They are in one Map because the compiler asks for the head of every list. */
export const vocabulary: ReadonlyMap<string, Meaning> = new Map([
  ...[...builtins].map(([name, value]) => [name, meaningOf(value)] as const),
  ...Object.entries({ ...definitionForms, ...controlForms }).map(
    ([name, form]) => [name, { kind: 'form', form }] as const,
  ),
])
