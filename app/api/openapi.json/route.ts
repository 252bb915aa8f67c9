import { z } from 'zod'
import { allCalls } from '@/app/api/_calls/all-calls'
import { openApiDocument } from '@/lib/server/http/openapi-document'
import { route } from '@/lib/server/http/route'
import { SITE_NAME } from '@/lib/shared/site'

/** The same for everyone, until the next version of the site. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400'

const heading = {
  title: `${SITE_NAME} API`,
  description:
    'Made of the schemas that the routes themselves use. Signing in and out and the session are the own routes of ' +
    'Auth.js below `/api/auth`, which https://authjs.dev describes. Answers to one user are never to be stored. A body ' +
    'is JSON in UTF-8 and at most 32 KiB, for a whole exam 128 KiB.',
}

const document = openApiDocument(
  heading,
  allCalls.map(({ spec }) => spec),
)

/** Describes the API in OpenAPI 3.1, for tools; but not itself. */
export const GET = route(
  {
    method: 'GET',
    path: '/openapi.json',
    section: 'Everything else',
    summary: 'The document that describes the API.',
    answer: z.looseObject({ openapi: z.literal('3.1.0') }),
    cacheControl: CACHE_CONTROL,
  },
  async () => document,
)
