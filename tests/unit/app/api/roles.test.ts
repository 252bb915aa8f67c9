/** Every route, called by everybody: that each gets what tests/support/route-table.ts says. */
import { sections } from '@/app/api/openapi.json/operations'
import { findUser } from '@/lib/domain/account/users'
import { ErrorAnswer, type Operation, refusalsOf } from '@/lib/server/http/api-document'
import type { Answer } from '@/tests/support/api-request'
import { type ApiRoute, apiRoutes, isOwnCall } from '@/tests/support/api-routes'
import { openSiteWithContent, prepareCall } from '@/tests/support/call-route'
import { callers, createCaller } from '@/tests/support/callers'
import { type Row, routeTable } from '@/tests/support/route-table'

const routes = apiRoutes().filter(isOwnCall)
const rows = routes.flatMap((route) =>
  (routeTable[route.name] ?? []).map((row) => ({
    title: row.when ? `${route.name}, ${row.when}` : route.name,
    route,
    row,
  })),
)

/** Who pays makes many calls to the sandbox first. */
jest.setTimeout(60_000)

test('the table has rows for every route, and for no other', () => {
  expect(Object.keys(routeTable).toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
})

test.each(rows)('$title', async ({ route, row }) => {
  const site = await openSiteWithContent()
  const outcomes: Record<string, unknown> = {}
  for (const kind of callers) {
    const caller = await createCaller(site, kind)
    const before = await findUser(site.store, caller.named.uid)
    const makeCall = await prepareCall(site, route, row, caller)
    const answer = await makeCall()
    outcomes[kind] = outcomeOf(answer)
    expectAsDescribed(route, answer)
    if (answer.status >= 400) expect(await findUser(site.store, caller.named.uid)).toEqual(before)
  }
  expect(outcomes).toEqual(row.outcomes)
  expect(site.reports).toEqual([])
})

function outcomeOf({ status, body }: Answer): Row['outcomes'][keyof Row['outcomes']] | unknown {
  return status < 300 ? status : `${status} ${ErrorAnswer.parse(body).error.code}`
}

/** Holds an answer to the API's document. */
function expectAsDescribed(route: ApiRoute, { status, body }: Answer): void {
  const operation = operations.get(route.name)
  if (!operation) return
  if (status >= 400) {
    expect(refusalsOf(operation)).toContain(ErrorAnswer.parse(body).error.code)
  } else {
    expect(status).toBe(operation.answer ? 200 : 204)
    expect(operation.answer ? operation.answer.parse(body) : undefined).toEqual(body)
  }
}

const operations = new Map(
  Object.values(sections)
    .flat()
    .map((operation) => [nameOf(operation), operation]),
)

function nameOf({ method, path }: Operation): string {
  return `${method} /api${path.replace(/\{(\w+)\}/g, '[$1]')}`
}
