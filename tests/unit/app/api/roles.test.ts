/** Every route, called by everybody: that each gets what tests/support/route-table.ts says. */
import { findUser } from '@/lib/domain/account/users'
import { refusalsOf } from '@/lib/server/http/declaration'
import { ErrorResponse } from '@/lib/server/http/openapi-document'
import { type ApiCall, apiCalls } from '@/tests/support/api-calls'
import type { Answer } from '@/tests/support/api-request'
import { openSiteWithContent, prepareCall } from '@/tests/support/call-route'
import { callers, createCaller } from '@/tests/support/callers'
import { type Row, routeTable } from '@/tests/support/route-table'

const rows = apiCalls.flatMap((route) =>
  routeTable[route.name].map((row) => ({ title: row.when ? `${route.name}, ${row.when}` : route.name, route, row })),
)

test.each(rows)('$title', async ({ route, row }) => {
  const site = await openSiteWithContent()
  const outcomes: Record<string, unknown> = {}
  for (const kind of callers) {
    const caller = await createCaller(site, kind)
    const makeCall = await prepareCall(site, route, row, caller)
    const before = await findUser(site.store, caller.named.uid)
    const answer = await makeCall()
    outcomes[kind] = outcomeOf(answer)
    expectAsDescribed(route, answer)
    if (answer.status >= 400) expect(await findUser(site.store, caller.named.uid)).toEqual(before)
  }
  expect(outcomes).toEqual(row.outcomes)
  expect(site.reports).toEqual([])
})

function outcomeOf({ status, body }: Answer): Row['outcomes'][keyof Row['outcomes']] | unknown {
  return status < 300 ? status : `${status} ${ErrorResponse.parse(body).error.code}`
}

/** Holds an answer to the declaration of its call, in what was sent. */
function expectAsDescribed({ spec }: ApiCall, { status, body }: Answer): void {
  if (status >= 400) {
    expect(refusalsOf(spec)).toContain(ErrorResponse.parse(body).error.code)
  } else {
    expect(status).toBe(spec.answer ? 200 : 204)
    expect(spec.answer?.parse(body)).toEqual(body)
  }
}
