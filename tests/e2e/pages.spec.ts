/** Every page, opened by everybody: whether it is shown, or where it leads instead. */
import { randomUUID } from 'node:crypto'
import type { DocumentStore } from '@/lib/ports/document-store'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { createPupil, expect, test } from '@/tests/support/e2e-fixtures'
import { sourceFiles } from '@/tests/support/source-files'

/** `ended` and `disabled` still send the cookie of a session that counts no more. */
const callers = ['visitor', 'ended', 'disabled', 'unverified', 'free', 'premium', 'admin'] as const
type Caller = (typeof callers)[number]

/** A status, or the address to which the page leads. */
type Outcome = 200 | 404 | `/${string}`

interface Row {
  /** The address that is opened; the path of the page unless it has parameters. */
  readonly address?: string
  readonly outcomes: Readonly<Record<Caller, Outcome>>
}

function forAnyone(outcome: Outcome, exceptions: Partial<Record<Caller, Outcome>> = {}): Row['outcomes'] {
  const withoutSession = { visitor: outcome, ended: outcome, disabled: outcome }
  return { ...withoutSession, unverified: outcome, free: outcome, premium: outcome, admin: outcome, ...exceptions }
}

function forUsers(outcome: Outcome, otherwise: Outcome): Row['outcomes'] {
  return forAnyone(outcome, { visitor: otherwise, ended: otherwise, disabled: otherwise })
}

const TASK = `/${randomUUID()}`

/** By the page's path; the names of route groups are no part of it. */
const table: Readonly<Record<string, readonly Row[]>> = {
  '/': [{ outcomes: forAnyone(200) }],
  '/exercises': [{ outcomes: forAnyone(200) }],
  '/exercises5': [{ outcomes: forAnyone(200) }],
  '/grade/[grade]': [
    { address: '/grade/6', outcomes: forAnyone(200) },
    { address: '/grade/5', outcomes: forAnyone('/exercises5') },
    { address: '/grade/11', outcomes: forAnyone(200) },
    // No grades.
    { address: '/grade/13', outcomes: forAnyone(404) },
    { address: '/grade/06', outcomes: forAnyone(404) },
  ],
  '/wiki': [{ outcomes: forAnyone(200) }, { address: '/wiki?by=grade', outcomes: forAnyone(200) }],
  '/wiki/[id]': [
    { address: '/wiki/pitagorasz-tetel', outcomes: forAnyone(200) },
    { address: '/wiki/nincs-ilyen', outcomes: forAnyone(404) },
    { address: '/wiki/T%C3%B6rt', outcomes: forAnyone(404) },
  ],
  '/explainers': [{ outcomes: forAnyone(200) }],
  '/explainers/[id]': [
    { address: '/explainers/expand-fractions', outcomes: forAnyone(200) },
    { address: '/explainers/nincs-ilyen', outcomes: forAnyone(404) },
  ],
  '/admission': [{ outcomes: forAnyone(200) }],
  '/admission/[set]': [
    { address: '/admission/erettsegi-2012-05-08', outcomes: forAnyone(200) },
    { address: '/admission/erettsegi-2012-05-09', outcomes: forAnyone('/page-not-found') },
  ],
  '/admission/[set]/exam': [
    {
      address: '/admission/erettsegi-2012-05-08/exam',
      outcomes: {
        ...forUsers('/admission/erettsegi-2012-05-08', '/login?r=/admission/erettsegi-2012-05-08/exam'),
        premium: 200,
      },
    },
    { address: '/admission/erettsegi-2012-05-09/exam', outcomes: forAnyone('/page-not-found') },
  ],
  // Of a result that is there, tests/e2e/exam.spec.ts tells.
  '/admission/[set]/exam/[attempt]': [
    {
      address: '/admission/erettsegi-2012-05-08/exam/x',
      outcomes: forUsers('/admission/erettsegi-2012-05-08', '/login?r=/admission/erettsegi-2012-05-08/exam/x'),
    },
    { address: '/admission/erettsegi-2012-05-09/exam/x', outcomes: forAnyone('/page-not-found') },
  ],
  '/list': [
    { outcomes: forAnyone(200) },
    { address: '/list?cls=hu%7Cgrade%7C5,hu%7Cgrade%7C6&page=1', outcomes: forAnyone(200) },
    { address: '/list?cls=%3Cscript%3E&page=x', outcomes: forAnyone(200) },
  ],
  '/about': [{ outcomes: forAnyone(200) }],
  '/how-we-count': [{ outcomes: forAnyone(200) }],
  '/how-we-count/numbers': [{ outcomes: forAnyone(200) }],
  '/offline': [{ outcomes: forAnyone(200) }],
  '/joinus': [{ outcomes: forAnyone(200) }],
  '/exercise/[id]': [
    { address: '/exercise/egesz-osszeadas', outcomes: forAnyone(200) },
    { address: '/exercise/nincs-ilyen', outcomes: forAnyone('/page-not-found') },
  ],
  '/exercise/[id]/print': [
    { address: '/exercise/egesz-osszeadas/print', outcomes: forAnyone(200) },
    { address: '/exercise/nincs-ilyen/print', outcomes: forAnyone('/page-not-found') },
  ],
  '/try/[grade]': [
    { address: '/try/5', outcomes: forUsers('/exercises', 200) },
    { address: '/try/12?n=3', outcomes: forUsers('/exercises', 200) },
    { address: '/try/5?n=4', outcomes: forUsers('/exercises', '/page-not-found') },
    { address: '/try/13', outcomes: forUsers('/exercises', '/page-not-found') },
  ],
  '/login': [
    { outcomes: forUsers('/', 200) },
    { address: '/login?redirect=/exercises', outcomes: forUsers('/exercises', 200) },
    { address: '/login?r=/exercise/egesz-osszeadas', outcomes: forUsers('/exercise/egesz-osszeadas', 200) },
    { address: '/login?redirect=//elsewhere.hu', outcomes: forUsers('/', 200) },
  ],
  '/register': [
    { outcomes: { ...forUsers('/', 200), unverified: 200 } },
    { address: '/register?redirect=/exercises', outcomes: { ...forUsers('/exercises', 200), unverified: 200 } },
  ],
  '/verify-email': [
    { outcomes: { ...forUsers('/', '/login?redirect=/verify-email'), unverified: 200 } },
    { address: '/verify-email?token=x', outcomes: forAnyone(200) },
  ],
  '/forgotten-password': [{ outcomes: forUsers('/', 200) }],
  '/newsletter': [{ address: '/newsletter?token=x', outcomes: forAnyone(200) }],
  '/parental-consent': [{ address: '/parental-consent?token=x', outcomes: forAnyone(200) }],
  '/reset-password': [
    { outcomes: forAnyone('/forgotten-password') },
    { address: '/reset-password?token=x', outcomes: forAnyone(200) },
  ],
  '/terms/[[...day]]': [
    { address: '/terms', outcomes: forAnyone(200) },
    { address: '/terms/20220802', outcomes: forAnyone(200) },
    { address: '/terms/2022-08-02', outcomes: forAnyone('/terms/20220802') },
    { address: '/terms/20220803', outcomes: forAnyone(404) },
  ],
  '/privacy/[[...day]]': [
    { address: '/privacy', outcomes: forAnyone(200) },
    { address: '/privacy/20210502', outcomes: forAnyone(200) },
    { address: '/privacy/2021-05-02', outcomes: forAnyone('/privacy/20210502') },
    { address: '/privacy/20220802', outcomes: forAnyone(404) },
  ],
  '/search': [
    { outcomes: forUsers(200, '/login?redirect=/search') },
    { address: '/search?q=tort', outcomes: forUsers(200, '/login?redirect=/search%3Fq%3Dtort') },
  ],
  '/profile': [{ outcomes: forUsers(200, '/') }],
  '/subscribe': [
    { outcomes: forAnyone(200, { premium: '/subscription' }) },
    { address: '/subscribe?redirect_status=failed', outcomes: forAnyone(200) },
  ],
  '/map': [{ outcomes: forUsers(200, '/login?redirect=/map') }],
  '/mistakes': [{ outcomes: forUsers(200, '/login?redirect=/mistakes') }],
  // Nobody here has told a grade, so that there is nothing to practise yet; of the rest tests/e2e/practice.spec.ts tells.
  '/practice': [{ outcomes: forUsers('/', '/login?redirect=/practice') }],
  '/practice/[place]': [{ address: '/practice/1', outcomes: forUsers('/practice', '/login?redirect=/practice') }],
  '/practice/end': [{ outcomes: forUsers('/', '/login?redirect=/practice') }],
  '/practice/placement': [{ outcomes: forUsers(200, '/login?redirect=/practice/placement') }],
  '/subscription': [{ outcomes: forUsers(200, '/login?redirect=/subscription') }],
  '/elofizetesem': [{ outcomes: forUsers(200, '/login?redirect=/subscription') }],
  '/subscription/withdrawal': [{ outcomes: forUsers(200, '/login?redirect=/subscription/withdrawal') }],
  '/sandbox/authenticate': [{ outcomes: forAnyone(200) }],
  '/sandbox/invoice/[id]': [{ address: '/sandbox/invoice/in_x', outcomes: forAnyone(404) }],
  // Of a task that is there, tests/e2e/profile.spec.ts tells.
  '/task-status/[id]': [{ address: `/task-status${TASK}`, outcomes: forAnyone(404) }],
  '/task/[id]': [{ address: `/task${TASK}`, outcomes: forAnyone(404) }],
}

/** Addresses without a page. */
const missing: readonly Row[] = [
  { address: '/page-not-found', outcomes: forAnyone(404) },
  { address: '/nincs/ilyen', outcomes: forAnyone(404) },
]

test('the table has rows for every page, and for no other', () => {
  const pages = sourceFiles()
    .map(({ path }) => /^app\/(.*)page\.tsx$/.exec(path)?.[1])
    .filter((path) => path !== undefined)
    .map((path) => `/${path.replace(/\([^)]*\)\//g, '')}`.replace(/(?<=.)\/$/, ''))
  expect(Object.keys(table).toSorted()).toEqual(pages.toSorted())
})

for (const [path, rows] of [...Object.entries(table), ['no page', missing] as const]) {
  test(`${path} is shown to whom it should be`, async ({ request, store }) => {
    for (const { address = path, outcomes } of rows) {
      const actual: Partial<Record<Caller, number | string>> = {}
      for (const caller of callers) {
        const cookie = await cookieOf(store, caller)
        const response = await request.get(address, { maxRedirects: 0, ...(cookie && { headers: { cookie } }) })
        actual[caller] = outcomeOf(response.status(), response.headers().location)
        expect(sentBehind(await response.text()), `${address} for ${caller}`).toEqual([])
      }
      expect(actual, address).toEqual(outcomes)
    }
  })
}

/**
 * How the parts of a page begin that React sends hidden behind it, for a script to put in their places: they are seen late,
 * never without scripts, and move what stands below. What lies over a picture to answer in moves nothing.
 */
function sentBehind(document: string): readonly string[] {
  const parts = document.matchAll(/<div hidden id="S:[^"]*">(.{0,120})/gs)
  return [...parts].flatMap(([, start = '']) => (start.startsWith('<div data-plate') ? [] : [start]))
}

function outcomeOf(status: number, location: string | undefined): number | string {
  if (location === undefined) return status
  const { pathname, search } = new URL(location, 'http://localhost')
  return `${pathname}${search}`
}

async function cookieOf(store: DocumentStore, caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined
  const { user, token } = await createPupil(store, caller === 'premium')
  const changes = {
    ended: { sessionVersion: 1 },
    disabled: { disabled: true },
    unverified: { emailVerified: null },
    free: { role: 0 },
    premium: { role: 0 },
    admin: { role: 1000 },
  }[caller]
  await store.update('users', user.uid, changes)
  return `${sessionCookieName(false)}=${token}`
}
