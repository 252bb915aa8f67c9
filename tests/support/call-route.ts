import type { NextRequest } from 'next/server'
import type { ContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { publishSearch } from '@/lib/domain/content/publish-search'
import type { ApiCall } from './api-calls'
import { type Answer, apiRequest, call } from './api-request'
import { type Caller, STARTED } from './callers'
import { examsOf } from './exam-builder'
import { exerciseOf } from './exercise-builder'
import { explainerFileOf } from './explainer-builder'
import type { Row, Sent } from './route-table'
import { openSite, type TestSite } from './test-site'
import { trialsOf } from './trial-builder'

/** A site with the exercises and the page that the calls of the table are about. */
export async function openSiteWithContent(): Promise<TestSite> {
  const site = openSite()
  const controls = [{ type: 'single-number' as const, props: {}, solution: '2' }]
  const exercises = [...STARTED, 'negyedik'].map((id) => exerciseOf({ id, controls }))
  const draft = exerciseOf({ id: 'vazlat', status: 'draft', controls })
  const content: ContentFiles = {
    exercises: [...exercises, draft].map((definition) => ({ file: '', definition, lineOf: () => 0 })),
    explainers: [explainerFileOf()],
    wiki: [
      {
        file: '',
        page: { id: 'szam', title: 'Szám', grade: 5, skills: [], content: 'A szám **szám**.' },
        firstLine: 1,
      },
    ],
    legal: [],
    collections: [examsOf(), trialsOf({ exercise: 'elso' })],
    classifications: {},
    faults: [],
  }
  await publishContent(site, content)
  await publishSearch(site.searchIndex, content)
  return site
}

/** How a call is made differently from what the table says. */
export interface Difference {
  /** Sends the session in the cookie of a page instead of the Authorization header. */
  readonly byCookie?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, in place of the body. */
  readonly rawBody?: string
  /** Fills the body up with spaces, which mean nothing in JSON. */
  readonly bodyBytes?: number
}

/** Makes ready what the call of a row needs. @returns makes the call. */
export async function prepareCall(
  site: TestSite,
  { spec, handler }: ApiCall,
  row: Row,
  caller: Caller,
): Promise<(difference?: Difference) => Promise<Answer>> {
  const sent = (await row.sent?.(caller, site)) ?? {}
  const token = caller.account && (await site.tokenOf(caller.account))
  await caller.fate()
  return (difference = {}) => call(handler, requestOf(spec, sent, token, difference), sent.params)
}

function requestOf(
  { method, path }: ApiCall['spec'],
  { params = {}, query = {}, body, rawBody: sentAsIs, headers: sentHeaders = {} }: Sent,
  token: string | undefined,
  { byCookie = false, headers = {}, rawBody, bodyBytes }: Difference,
): NextRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = rawBody ?? sentAsIs ?? body
  const content = bodyBytes === undefined ? given : paddedTo(bodyBytes, given)
  return apiRequest(`/api${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: { ...sentHeaders, ...headers },
    ...(content !== undefined && { body: content }),
    ...(token !== undefined && (byCookie ? { cookie: token } : { token })),
  })
}

function paddedTo(bytes: number, content: object | string = ''): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return text + ' '.repeat(bytes - Buffer.byteLength(text))
}
