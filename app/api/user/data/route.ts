import { exportData } from '@/lib/domain/account/export-data'
import { streamJson } from '@/lib/server/http/json-stream'
import { withHeaders } from '@/lib/server/http/respond'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The whole log of an account is read, which nobody needs often. */
const LIMIT: RouteLimit = { name: 'data-exports', limit: 5, windowSeconds: 60 * 60, per: 'user' }

/** Gives callers all that the site holds about them, as a file. */
export const GET = route({ auth: 'user', limits: [LIMIT] }, async ({ user }) => {
  const data = streamJson(await exportData(services(), user.uid), services().errorReporter, '/api/user/data')
  return withHeaders(data, { 'Content-Disposition': 'attachment; filename="adataim.json"' })
})
