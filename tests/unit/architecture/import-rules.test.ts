import { importsOf, loadedWith, runtimeImportsOf, sourceFiles } from '@/tests/support/source-files'

const files = sourceFiles()

/** What an area offers to browsers too: its data and the rules about them, without input or output. */
const MODEL = /^lib\/domain\/[a-z-]+\/model(?:$|\/|\.ts$)/
/** The shapes of an area's data, with the library that checks them. That of content is made of the exercise's definition. */
const SCHEMAS = /^lib\/domain\/(?!content\/)[a-z-]+\/(?:[a-z-]+-)?schemas?(?:$|\.ts$)/
const SERVER_SIDE = /^(?:node:|server-only$|next\/headers|lib\/(?:server|adapters|ports)\/)/
const CLIENT_SAFE = [/^lib\/(?:client|shared)\//, MODEL]
const OWN = [...new Set(files.map(({ path }) => path.replace(/(?:\/.*|\.\w+)$/, '')))].join('|')
/** Packages, of Node too: what is no file of the project. */
const PACKAGES = new RegExp(`^(?!(?:${OWN})(?:[/.]|$))`)
/** Packages that also run in a browser. */
const BROWSER_PACKAGES = new RegExp(`${PACKAGES.source}(?!node:|next/headers|server-only)`)
/** Packages of vendors: neither the framework nor what draws pages. */
const VENDOR_PACKAGES = new RegExp(`${PACKAGES.source}(?!(?:next|react)(?:[/-]|$))`)

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
    title: 'the interpreter imports itself, and its decimals',
    files: /^interpreter\//,
    allowed: [/^interpreter(?:\/|$)/, /^decimal\.js$/],
  },
  {
    title: 'ports hold types and know nobody',
    files: /^lib\/ports\//,
    allowed: [/^lib\/ports\//],
  },
  {
    title: 'what both sides share knows itself only',
    files: /^lib\/shared\//,
    allowed: [/^lib\/shared\//, /^zod(?:\/mini)?$/, /^@sentry\/nextjs$/],
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
      /^(?:@node-rs\/argon2|@zxcvbn-ts\/[a-z-]+)$/,
      /^(?:yaml|katex)$/,
      /^ts-fsrs$/, // in one file, see below
    ],
  },
  {
    title: 'the model of a domain is safe in the browser',
    files: MODEL,
    allowed: [/^lib\/shared\//, MODEL, /^zod(?:\/mini)?$/],
    allowedTypes: SCHEMAS,
  },
  {
    title: 'the schemas of a domain know models',
    files: SCHEMAS,
    allowed: [/^lib\/shared\//, MODEL, SCHEMAS, /^zod$/],
  },
  {
    title: 'adapters know their vendor, the ports and what both sides share',
    files: /^lib\/adapters\//,
    allowed: [/^lib\/(?:ports|shared|adapters)\//, VENDOR_PACKAGES],
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
    allowedTypes: /^app\/api\/_calls\/all-calls$/,
  },
  {
    title: 'components see only the client-safe part of lib',
    files: /^components\//,
    allowed: [/^components\//, ...CLIENT_SAFE, BROWSER_PACKAGES],
  },
  {
    title: 'pages reach vendors only through lib',
    files: /^app\/(?!api\/)/,
    allowed: [
      /^app\/(?!api\/)/,
      /^(?:components|lib\/(?:server|domain|client|shared))\//,
      /^(?:next|react|zod|server-only)(?:\/|$)/,
      /^(?:@fontsource-variable|katex\/dist)\//,
    ],
  },
  {
    title: 'the API draws nothing',
    files: /^app\/api\//,
    allowed: [/^app\/api\//, /^lib\/(?:server|domain|shared)\//, /^(?:next\/|zod$)/],
  },
  {
    title: 'scripts choose their adapters themselves',
    files: /^scripts\//,
    allowed: [
      /^scripts\//,
      /^interpreter(?:\/reference)?$/,
      /^lib\/(?:adapters|domain|shared|server\/(?!services$))/,
      PACKAGES,
    ],
    allowedTypes: /^lib\/ports\//,
  },
  {
    title: 'the middleware could run on Edge, and stays small',
    files: /^middleware\.ts$/,
    allowed: [/^next\/server$/, /^lib\/server\/(?:auth\/session-cookie-name|http\/|env\/mode)/, /^lib\/shared\//],
  },
  {
    title: 'the service worker knows what it agrees on with pages, and nothing else of the site',
    files: /^service-worker\//,
    allowed: [/^serwist$/, /^service-worker\//, /^lib\/shared\/offline$/],
  },
  {
    title: 'the start of the server uses the entry points of the server room',
    files: /^instrumentation\.ts$/,
    allowed: [/^next$/, /^lib\/server\/(?:start|services)$/],
  },
  {
    title: 'the start in browsers reports errors',
    files: /^instrumentation-client\.ts$/,
    allowed: [/^lib\/client\/(?:start-error-reporting|sentry)$/],
  },
  {
    title: 'the configuration of tools knows nothing of the site',
    files: /^(?:[a-z]+\.config|security-headers)\.\w+$/,
    allowed: [/^security-headers\.mjs$/, /^scripts\/support\//, /^tests\/support\//, PACKAGES],
  },
]

/** How paths and packages begin that would weigh on the start of a process that does not need them. */
const HEAVY = [
  'lib/adapters/algolia-search',
  'lib/adapters/altcha-captcha',
  'lib/adapters/embedded-search/',
  'lib/adapters/file-mailer',
  'lib/adapters/firebase-auth-store',
  'lib/adapters/firestore/',
  'lib/adapters/next-auth-store',
  'lib/adapters/sentry/connect-sentry',
  'lib/adapters/smtp-mailer',
  'lib/adapters/stripe/',
  'lib/adapters/stripe-sandbox/',
  'lib/adapters/upstash-rate-limiter',
  'lib/domain/payment/',
  'lib/domain/payment-sandbox/',
  '@sentry/',
  '@zxcvbn-ts/',
  'algoliasearch',
  'altcha-lib',
  'firebase-admin',
  'minisearch',
  'nodemailer',
  'stripe',
]

describe('import rules between folders', () => {
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

  test('every source file stands under a rule', () => {
    const free = files.filter(({ path }) => !path.startsWith('tests/') && !rules.some((rule) => rule.files.test(path)))
    expect(free.map(({ path }) => path)).toEqual([])
  })

  test('what components may import leads to no code of the server', () => {
    const importsByPath = new Map(files.map((file) => [file.path.replace(/\.\w+$/, ''), runtimeImportsOf(file)]))
    const reached = new Set(files.filter(({ path }) => /^components\//.test(path)).flatMap(runtimeImportsOf))
    // A set may grow while it is walked: new members are walked as well.
    for (const path of reached) for (const imported of importsByPath.get(path) ?? []) reached.add(imported)
    expect(reached).toContain('lib/domain/exercise/model/parse-number')
    // Scripts run on the server only: with one of them a browser would have the answers too.
    expect([...reached].filter((path) => /^interpreter(?:\/|$)/.test(path))).toEqual([])
    expect([...reached].filter((path) => SERVER_SIDE.test(path))).toEqual([])
    // Their library would weigh more than the pages.
    expect([...reached].filter((path) => /^lib\/domain\/.*schemas?$/.test(path))).toEqual([])
  })

  test('one file knows the library that says when a skill comes back', () => {
    const knowing = files.filter((file) => importsOf(file).includes('ts-fsrs')).map(({ path }) => path)
    expect(knowing).toEqual(['lib/domain/practice/rules/scheduler.ts'])
  })

  test('what only some processes need is not loaded by a call that does not need it', () => {
    const loaded = loadedWith('app/api/health/route', files)
    expect(loaded).toContain('lib/server/openers/open-payments')
    const known = files.flatMap((file) => [file.path, ...importsOf(file)])
    expect(HEAVY.filter((heavy) => !known.some((path) => path.startsWith(heavy)))).toEqual([])
    expect([...loaded].filter((path) => HEAVY.some((heavy) => path.startsWith(heavy)))).toEqual([])
  })

  test('an adapter does not import another, whether a file or a folder', () => {
    // What several of them use stands in lib/adapters/shared, which knows no adapter either.
    const adapter = (path: string) => /^lib\/adapters\/([^/.]+)/.exec(path)?.[1]
    const faults = files.flatMap((file) =>
      importsOf(file)
        .filter(
          (imported) => adapter(file.path) && ![undefined, 'shared', adapter(file.path)].includes(adapter(imported)),
        )
        .map((imported) => `${file.path} imports ${imported}`),
    )
    expect(faults).toEqual([])
  })
})
