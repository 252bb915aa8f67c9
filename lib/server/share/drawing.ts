import { isRecord } from '@/lib/shared/is-record'

/** A tree of elements without components: what can be handed to another thread, and tells a picture from every other. */
export type Drawing = DrawnElement | string | number | readonly Drawing[]

export interface DrawnElement {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/**
 * Replaces the components of a React element by what they give. They must be functions of their properties alone.
 *
 * @throws Error for what is no element of such components.
 */
export function toDrawing(node: unknown): Drawing {
  if (typeof node === 'string' || typeof node === 'number') return node
  // React shows nothing for these.
  if (node === undefined || node === null || typeof node === 'boolean') return []
  if (Array.isArray(node)) return node.map(toDrawing)
  if (!isRecord(node) || !isRecord(node.props)) throw new Error('only elements can be drawn')
  const { type, props } = node
  if (typeof type === 'function') return toDrawing(type(props))
  if (typeof type !== 'string') throw new Error('only elements of functions and of HTML can be drawn')
  const { children, ...rest } = props
  return { type, props: { ...rest, ...(children !== undefined && { children: toDrawing(children) }) } }
}
