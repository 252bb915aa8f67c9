import { importsOf, loadedWith, runtimeImportsOf, sourceFiles } from '@/tests/support/source-files'

/** What an area offers to browsers too: its data and the rules about them, without input or output. */
const MODEL = /^lib\/domain\/[a-z-]+\/model(?:$|\/)/
const SERVER_SIDE = /^(?:node:|server-only$|next\/headers|lib\/(?:server|adapters|ports)\/)/
const CLIENT_SAFE = [/^lib\/(?:client|shared)\//, MODEL]
/** Packages and files of Node; folders of the project have to be named. */
const PACKAGES = /^(?!(?:app|components|interpreter|lib|scripts|service-worker|tests)(?:\/|$))/
/** Packages that also run in a browser. */
const BROWSER_PACKAGES =
  /^(?!(?:app|components|interpreter|lib|scripts|service-worker|tests)(?:\/|$)|node:|next\/headers|server-only)/

interface Rule {
  readonly title: string
  readonly files: RegExp
  readonly allowed: readonly RegExp[]
  /** Of which only types may be imported. */
  readonly allowedTypes?: RegExp
}

/** What each folder may import; the folders are those of docs/architecture.md. */
const rules: readonly Rule[] = [
  {
    title: 'the interpreter imports itself only',
    files: /^interpreter\//,
    allowed: [/^interpreter(?:\/|$)/],
  },
  {
    title: 'ports hold types and know nobody',
    files: /^lib\/ports\//,
    allowed: [/^lib\/ports\//],
  },
  {
    title: 'what both sides share knows itself, and the models that its texts are about',
    files: /^lib\/shared\//,
    allowed: [/^lib\/shared\//, MODEL, /^zod(?:\/mini)?$/, /^@sentry\/nextjs$/],
  },
  {
    title: 'domains know no framework, no vendor and no adapter',
    files: /^lib\/domain\//,
    allowed: [
      /^interpreter$/,
      /^lib\/(?:domain|ports|shared)\//,
      /^package\.json$/, // the version
      /^zod(?:\/mini)?$/,
      /^node:(?:crypto|path|util|fs\/promises)$/,
      /^@node-rs\/argon2$/,
      /^(?:yaml|katex)$/,
    ],
  },
  {
    title: 'the model of a domain is safe in the browser',
    files: MODEL,
    allowed: [/^interpreter$/, /^lib\/shared\//, MODEL, /^zod(?:\/mini)?$/],
  },
  {
    title: 'adapters know their vendor and the ports',
    files: /^lib\/adapters\//,
    allowed: [/^lib\/(?:ports|shared|adapters)\//, /^(?!next(?:\/|$)|react)/],
  },
  {
    title: 'the server room knows everything but what draws pages',
    files: /^lib\/server\//,
    allowed: [/^lib\/(?:server|domain|adapters|ports|shared)\//, PACKAGES],
  },
  {
    title: 'what browsers run knows nothing of the server but the types of its calls',
    files: /^lib\/client\//,
    allowed: [...CLIENT_SAFE, BROWSER_PACKAGES],
    allowedTypes: /^app\/api\/_calls\//,
  },
  {
    title: 'components see only the client-safe part of lib',
    files: /^components\//,
    allowed: [/^components\//, /^interpreter$/, ...CLIENT_SAFE, BROWSER_PACKAGES],
  },
  {
    title: 'routes reach vendors only through lib',
    files: /^app\//,
    allowed: [
      /^(?:app|components|lib\/(?:server|domain|client|shared|ports))\//,
      /^(?:next|react|zod|server-only|@fontsource-variable|katex\/dist)/,
    ],
  },
  {
    title: 'scripts choose their adapters themselves',
    files: /^scripts\//,
    allowed: [/^scripts\//, /^interpreter(?:\/reference)?$/, /^lib\/(?!server\/services$|client\/)/, PACKAGES],
  },
  {
    title: 'the middleware runs on Edge',
    files: /^middleware\.ts$/,
    allowed: [/^next\/server$/, /^lib\/server\/(?:auth\/session-cookie-name|http\/|env\/mode)/, /^lib\/shared\//],
  },
  {
    title: 'the service worker knows what it agrees on with pages, and nothing else of the site',
    files: /^service-worker\//,
    allowed: [/^serwist$/, /^service-worker\//, /^lib\/shared\/offline$/],
  },
]

describe('import rules between folders', () => {
  const files = sourceFiles()

  test.each(rules)('$title', ({ files: pattern, allowed, allowedTypes }) => {
    const checked = files.filter(({ path }) => pattern.test(path))
    expect(checked.length).toBeGreaterThan(0)
    const faults = checked.flatMap((file) => {
      const atRuntime = runtimeImportsOf(file)
      const isType = (imported: string) => allowedTypes?.test(imported) && !atRuntime.includes(imported)
      return importsOf(file)
        .filter((imported) => !isType(imported) && !allowed.some((rule) => rule.test(imported)))
        .map((imported) => `${file.path} imports ${imported}`)
    })
    expect(faults).toEqual([])
  })

  test('what components may import leads to no code of the server', () => {
    const importsByPath = new Map(files.map((file) => [file.path.replace(/\.\w+$/, ''), runtimeImportsOf(file)]))
    const reached = new Set(files.filter(({ path }) => /^components\//.test(path)).flatMap(runtimeImportsOf))
    // A set may grow while it is walked: new members are walked as well.
    for (const path of reached) for (const imported of importsByPath.get(path) ?? []) reached.add(imported)
    expect(reached).toContain('lib/domain/exercise/model/generate')
    expect([...reached].filter((path) => SERVER_SIDE.test(path))).toEqual([])
    // Their library would weigh more than the pages.
    expect([...reached].filter((path) => /^lib\/domain\/.*schemas?$/.test(path))).toEqual([])
  })

  test('what only some processes need is not loaded by a call that does not need it', () => {
    const loaded = loadedWith('app/api/health/route', files)
    expect(loaded).toContain('lib/server/openers/open-payments')
    const heavy =
      /^lib\/(?:adapters\/(?:stripe|firestore|firebase|algolia|embedded-search|altcha|upstash|smtp|outbox|next-auth-store|sentry\/connect)|domain\/payment)|^(?:stripe|firebase-admin|@?sentry|nodemailer|minisearch)/
    expect([...loaded].filter((path) => heavy.test(path))).toEqual([])
  })

  test('an adapter does not import another', () => {
    const vendor = (path: string) => /^lib\/adapters\/([^/]+)\//.exec(path)?.[1]
    const faults = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => vendor(file.path) && vendor(imported) && vendor(imported) !== vendor(file.path))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(faults).toEqual([])
  })
})
