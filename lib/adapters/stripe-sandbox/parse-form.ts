/** Stripe's requests are forms with nested names: `items[0][price]=price_1`. */

export type Params = { readonly [name: string]: string | Params | readonly (string | Params)[] }
type Node = { [name: string]: string | Node }

const DEPTH = 6

export function parseForm(form: string): Params {
  const root = emptyNode()
  for (const [name, value] of new URLSearchParams(form)) put(root, pathOf(name), value)
  return withLists(root) as Params
}

function pathOf(name: string): readonly string[] {
  return name.replaceAll(']', '').split('[').slice(0, DEPTH)
}

function put(node: Node, [step = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    node[step === '' ? String(Object.keys(node).length) : step] = value
    return
  }
  const next = node[step]
  const child = typeof next === 'object' ? next : emptyNode()
  node[step] = child
  put(child, rest, value)
}

/** What is numbered from 0 was a list. */
function withLists(node: Node): Params[string] {
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : withLists(value),
  ])
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? (entries.map(([, value]) => value) as Params[]) : Object.fromEntries(entries)
}

/** Without a prototype, so that a name such as `__proto__` is one like any other. */
function emptyNode(): Node {
  return Object.create(null) as Node
}
