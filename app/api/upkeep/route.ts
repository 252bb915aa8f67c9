import { z } from 'zod'
import { runUpkeep } from '@/lib/domain/upkeep/run-upkeep'
import { namesSecret } from '@/lib/server/http/bearer-secret'
import { rawRoute } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { upkeepJobs } from '@/lib/server/upkeep'
import { AppError } from '@/lib/shared/errors/app-error'

const UpkeepAnswer = z.strictObject({
  isBusy: z.boolean(),
  done: z.array(z.string()),
  failed: z.array(z.string()),
})

const call = {
  path: '/upkeep',
  section: 'Everything else',
  summary: 'Does the scheduled work, for who names its secret as a bearer token.',
  answer: UpkeepAnswer,
  refusals: ['forbidden', 'not-found'],
} as const

export const POST = rawRoute({ ...call, method: 'POST' }, upkeep)

/** As the scheduler of Vercel calls it. */
export const GET = rawRoute({ ...call, method: 'GET' }, upkeep)

/** @throws AppError `not-found` where no secret is configured, `forbidden` for another than it. */
async function upkeep({ headers }: { readonly headers: Headers }) {
  const { upkeepSecret } = services()
  if (upkeepSecret === undefined) throw new AppError('not-found')
  if (!namesSecret(headers, upkeepSecret)) throw new AppError('forbidden')
  return runUpkeep(services(), upkeepJobs(services()), 'all')
}
