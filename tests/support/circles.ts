/** Strongly connected components that are circles, by Tarjan's algorithm; each in alphabetical order. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const path: string[] = []
  const found: (readonly string[])[] = []

  function visit(node: string): number {
    const index = order.size
    order.set(node, index)
    path.push(node)
    let low = index
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const component = path.splice(path.indexOf(node))
      if (component.length > 1 || graph.get(node)?.includes(node)) found.push(component.toSorted())
    }
    return low
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found.toSorted()
}
