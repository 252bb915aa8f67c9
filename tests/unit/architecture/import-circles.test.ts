import { importsOf, sourceFiles } from '@/tests/support/source-files'

const CHECKED = /^(?:app|components|interpreter|lib|scripts|service-worker)\//

const files = sourceFiles().filter(({ path }) => CHECKED.test(path))
const known = new Set(files.map(({ path }) => moduleName(path)))

/** Paths of project files, without extension, that each file imports; type-only imports count. */
const imports = new Map(
  files.map((file) => [
    moduleName(file.path),
    [...new Set(importsOf(file).map(ofProject))].filter((to) => known.has(to)),
  ]),
)

test('no files import each other in a circle, not even for types', () => {
  expect(circles(imports)).toEqual([])
})

test('a circle is found, and what only leads to it is no part of it', () => {
  const graph = { entry: ['a'], a: ['b', 'leaf'], b: ['c'], c: ['a'], leaf: [], itself: ['itself'] }
  expect(circles(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['itself']])
})

function moduleName(path: string): string {
  return path.replace(/(?:\/index)?\.\w+$/, '')
}

function ofProject(imported: string): string {
  return known.has(imported) ? imported : moduleName(imported)
}

/** Strongly connected components that are circles, by Tarjan's algorithm; each in alphabetical order. */
function circles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
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
