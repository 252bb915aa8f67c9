import { ErrorReportBody } from '@/lib/domain/feedback/error-report-schema'
import { saveErrorReport } from '@/lib/domain/feedback/save-error-report'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/error-reports',
    section: 'Everything else',
    summary: 'Takes a report of a fault in an exercise.',
    auth: 'optional',
    // By address three for each pupil of a class, by account more than anybody types.
    limits: [
      { name: 'error-reports-of-client', limit: 120, windowSeconds: 10 * 60, per: 'client' },
      { name: 'error-reports-of-user', limit: 10, windowSeconds: 10 * 60, per: 'user' },
    ],
    body: ErrorReportBody,
  },
  ({ user, body }) => saveErrorReport(services(), user, body),
)
