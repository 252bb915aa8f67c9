import { importsOf, sourceFiles } from '@/tests/support/source-files'

/** The pure part of the domain that also runs in the browser. */
const CLIENT_SAFE_DOMAIN =
  /^lib\/(?:[a-z-]+\/model|exercise\/(?:address|generate|number-input)|wiki\/evaluate|client\/return-path|site|figure\/.+)$/
const CLIENT_SAFE = /^lib\/(?:client|messages|format|errors)\//
/** Ports, what carries them, and the part of an exercise that holds its solutions. */
const SERVER_ONLY =
  /^(?:node:|server-only$|next\/headers|lib\/(?:adapters|auth|env|http|ports|services|open-store|exercise\/(?:definition|load|public-view|solution|grade)))/
const DOMAINS =
  'exercise|freemium|account|payment|content|search|feedback|task|legal|activity|flag|limits|health|classification|theme|wiki|figure|progress|collection|exam'

interface Rule {
  readonly title: string
  readonly files: RegExp
  readonly allowed: readonly RegExp[]
}

/** What each folder may import; the folders are those of the architecture. */
const rules: readonly Rule[] = [
  {
    title: 'the interpreter imports itself only',
    files: /^interpreter\//,
    allowed: [/^interpreter(?:\/|$)/],
  },
  {
    title: 'only the door of the interpreter is imported from outside',
    files: /^(?:app|components|lib|middleware)/,
    allowed: [/^(?!interpreter\/)/],
  },
  {
    title: 'scripts may also use the second door of the interpreter, the descriptions of its built-ins',
    files: /^scripts\//,
    allowed: [/^interpreter\/reference$/, /^(?!interpreter\/)/],
  },
  {
    title: 'ports hold types and know nobody',
    files: /^lib\/ports\//,
    allowed: [/^lib\/ports\//],
  },
  {
    title: 'domains know no framework, no vendor and no adapter',
    files: new RegExp(`^lib/(?:${DOMAINS})/`),
    allowed: [
      /^interpreter$/,
      new RegExp(`^lib/(?:${DOMAINS}|ports|errors|messages|format)/`),
      /^lib\/site$/,
      /^package\.json$/, // the version
      /^zod(?:\/mini)?$/,
      /^node:(?:crypto|path|util|fs\/promises)$/,
      /^@node-rs\/argon2$/,
      /^(?:yaml|katex)$/,
    ],
  },
  {
    title: 'adapters know their vendor, the ports and each other not at all',
    files: /^lib\/adapters\//,
    allowed: [/^lib\/(?:ports|errors|adapters)\//, /^(?!lib\/|app\/|components\/|next(?:\/|$)|react)/],
  },
  {
    title: 'what carries requests knows accounts and limits, and no other domain',
    files: /^lib\/(?:http|auth|env)\//,
    allowed: [
      /^lib\/(?:http|auth|env|account|limits|ports|errors|messages)\//,
      /^lib\/(?:services|client\/return-path)$/,
      /^(?!lib\/|app\/|components\/|interpreter)/,
    ],
  },
  {
    title: 'scripts and domains choose their adapters themselves, or are given them',
    files: new RegExp(`^(?:scripts|components|lib/(?:${DOMAINS}|adapters|client|messages|errors|ports))/`),
    allowed: [/^(?!lib\/services$)/],
  },
  {
    title: 'what is safe in the browser imports only what is',
    files: /^lib\/(?:client|messages|format|errors)\//,
    allowed: [CLIENT_SAFE, CLIENT_SAFE_DOMAIN, /^(?!lib\/|app\/|components\/|node:)/],
  },
  {
    title: 'components see only the client-safe part of lib',
    files: /^components\//,
    allowed: [
      /^components\//,
      /^interpreter$/,
      CLIENT_SAFE,
      CLIENT_SAFE_DOMAIN,
      /^(?!lib\/|app\/|scripts\/|tests\/|node:|next\/headers)/,
    ],
  },
  {
    title: 'routes reach vendors only through lib',
    files: /^app\//,
    allowed: [
      /^(?:app|components|lib)\//,
      /^interpreter$/,
      /^(?:next|react|zod|server-only|@fontsource-variable|katex\/dist)/,
    ],
  },
  {
    title: 'the middleware runs on Edge',
    files: /^middleware\.ts$/,
    allowed: [/^next\/server$/, /^lib\/(?:auth\/config|http\/|env\/mode|site)/],
  },
  {
    title: 'the service worker knows what it agrees on with pages, and nothing else of the site',
    files: /^service-worker\//,
    allowed: [/^serwist$/, /^service-worker\//, /^lib\/offline\/model$/],
  },
  {
    title: 'nothing imports tests',
    files: /^(?:app|components|interpreter|lib|scripts|service-worker)\//,
    allowed: [/^(?!tests\/)/],
  },
]

describe('import rules between folders', () => {
  const files = sourceFiles()

  test.each(rules)('$title', ({ files: pattern, allowed }) => {
    const checked = files.filter(({ path }) => pattern.test(path))
    expect(checked.length).toBeGreaterThan(0)
    const faults = checked.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !allowed.some((rule) => rule.test(imported)))
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(faults).toEqual([])
  })

  test('what components may import leads to no code of the server', () => {
    const importsByPath = new Map(files.map((file) => [file.path.replace(/\.\w+$/, ''), importsOf(file)]))
    const reached = new Set(files.filter(({ path }) => /^components\//.test(path)).flatMap(importsOf))
    // A set may grow while it is walked: new members are walked as well.
    for (const path of reached) for (const imported of importsByPath.get(path) ?? []) reached.add(imported)
    expect(reached).toContain('lib/exercise/generate')
    expect([...reached].filter((path) => SERVER_ONLY.test(path))).toEqual([])
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
