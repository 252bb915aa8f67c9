import { readFileSync } from 'node:fs'
import { circles } from '@/tests/support/circles'
import { importsOf, runtimeImportsOf, sourceFiles } from '@/tests/support/source-files'

/** The rooms by the names that the picture gives them; a path belongs to the first that fits. */
const rooms = {
  model: /^lib\/domain\/(?!content\/)[a-z-]+\/(?:model|(?:[a-z-]+-)?schemas?)(?:$|\/|\.ts$)/,
  api: /^app\/api\//,
  app: /^app\//,
  components: /^components\//,
  client: /^lib\/client\//,
  server: /^lib\/server\//,
  adapters: /^lib\/adapters\//,
  ports: /^lib\/ports\//,
  domain: /^lib\/domain\//,
  shared: /^lib\/shared\//,
  interpreter: /^interpreter(?:\/|$)/,
  scripts: /^scripts\//,
  worker: /^service-worker\//,
  entrances: /^(?:middleware|instrumentation(?:-client)?)(?:$|\.ts$)/,
}

const files = sourceFiles().filter(({ path }) => !/^tests\/|^[^/]+\.mjs$|^playwright\.config\.ts$/.test(path))
const folders = new Set(files.map(({ path }) => path.replace(/(?:\/.*|\.\w+)$/, '')))
const text = readFileSync('docs/architecture.md', 'utf8')
const picture = /```mermaid\nflowchart[^`]*```/.exec(text)?.[0] ?? ''

function roomOf(path: string): string {
  return Object.entries(rooms).find(([, pattern]) => pattern.test(path))?.[0] ?? `no room: ${path}`
}

/** The arrows between rooms that the imports make, without those that the text says of `lib/shared`. */
function arrowsBy(imports: typeof importsOf): readonly string[] {
  const arrows = files.flatMap((file) =>
    imports(file)
      .filter((imported) => folders.has(imported.replace(/\/.*$/, '')))
      .map((imported) => [roomOf(file.path), roomOf(imported)] as const),
  )
  const between = arrows.filter(([from, to]) => from !== to && (to !== 'shared' || KNOW_NOBODY.includes(from)))
  return [...new Set(between.map((arrow) => arrow.join(' → ')))].toSorted()
}

/** To these the sentence about `lib/shared` does not apply. */
const KNOW_NOBODY = ['interpreter', 'ports']

/** `a --> b & c`, or `a -. types .-> b`. */
function drawn(arrow: RegExp): readonly string[] {
  return picture
    .split('\n')
    .map((line) => line.trim().split(arrow))
    .flatMap(([from, to]) => (to === undefined ? [] : to.split(' & ').map((room) => `${from} → ${room}`)))
}

const SOLID = / --> /
const DOTTED = / -\. types \.-> /

test('the picture shows every room', () => {
  const shown = [...picture.matchAll(/^ +(\w+)\["/gm)].map(([, room]) => room)
  expect(shown.toSorted()).toEqual(Object.keys(rooms).toSorted())
})

test('the picture has an arrow where rooms import, and no other', () => {
  expect([...drawn(SOLID), ...drawn(DOTTED)].toSorted()).toEqual(arrowsBy(importsOf))
})

test('a dotted arrow stands for types alone', () => {
  expect(drawn(DOTTED)).not.toEqual([])
  expect(arrowsBy(runtimeImportsOf).filter((arrow) => drawn(DOTTED).includes(arrow))).toEqual([])
})

test('rooms do not import each other in a circle', () => {
  const arrows = arrowsBy(importsOf).map((arrow) => arrow.split(' → '))
  const graph = Object.keys(rooms).map((room) => {
    const known = arrows.flatMap(([from, to]) => (from === room && to ? [to] : []))
    return [room, [...known, ...(room === 'shared' ? [] : ['shared'])]] as const
  })
  expect(circles(new Map(graph))).toEqual([])
})

test('the files that the text names exist', () => {
  const named = [...text.matchAll(/[\w-][\w.-]*(?:\/[\w.[\]-]+)*\.tsx?\b/g)].map(([name]) => name)
  expect(named).toContain('lib/client/api.ts')
  // A name without a folder is one of the site's own folder, or of an area of the domain.
  const known = new Set(sourceFiles().flatMap(({ path }) => [path, path.replace(/^lib\/domain\/[a-z-]+\//, '')]))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
