import { circles } from '@/tests/support/circles'
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
