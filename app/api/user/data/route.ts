import { exportData } from '@/lib/account/export-data'
import { streamJson } from '@/lib/http/json-stream'
import { withHeaders } from '@/lib/http/respond'
import { type RouteLimit, route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** The whole log of an account is read, which nobody needs often. */
const LIMIT: RouteLimit = { name: 'data-exports', limit: 5, windowSeconds: 60 * 60, per: 'user' }

/** Gives callers all that the site holds about them, as a file. */
export const GET = route({ auth: 'user', limits: [LIMIT] }, async ({ user }) => {
  const data = streamJson(await exportData(services(), user.uid), services().errorReporter, '/api/user/data')
  return withHeaders(data, { 'Content-Disposition': 'attachment; filename="adataim.json"' })
})
