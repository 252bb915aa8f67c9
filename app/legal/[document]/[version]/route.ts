import { z } from 'zod'
import { findLegalText } from '@/lib/domain/legal/find-legal-text'
import { legalDocuments } from '@/lib/domain/legal/model'
import { fillPlaceholders } from '@/lib/domain/legal/placeholders'
import { parseRequestedVersion } from '@/lib/domain/legal/versions'
import { handlerOf } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'

const Params = z.object({ document: z.string(), version: z.string() })

/** The Markdown of a version, at `/legal/terms/20250723` or with the file's ending (specification 1, section 7). */
export const GET = handlerOf({ params: Params }, async ({ params }): Promise<Response> => {
  const document = legalDocuments.find((known) => known === params.document)
  const asked = document && parseRequestedVersion(document, params.version.replace(/\.md$/, ''))
  const text = asked && (await findLegalText(services(), document, asked.version))
  if (text === undefined) throw new AppError('not-found')
  const { company, site } = services()
  return new Response(fillPlaceholders(text, { company, siteUrl: site.url }), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      // The pages are what is to be found.
      'X-Robots-Tag': 'noindex',
    },
  })
})
