import path from 'node:path'
import type { RouteSpec } from '@/lib/server/http/route'
import type { Handler } from './api-request'
import { sourceFiles } from './source-files'

/** A method of a route of the site. */
export interface ApiRoute {
  /** Method and path, e.g. `POST /api/exercise/[id]/check`. */
  readonly name: string
  readonly method: string
  readonly path: string
  /** What `route()` made carries what it asks of a call; next-auth's own handlers do not. */
  readonly handler: Handler & { readonly spec?: RouteSpec }
}

/** Next-auth serves these; what they answer is not ours to describe. */
export const NEXT_AUTH = '/api/auth/[...nextauth]'

/** Answers whatever is no call of the API. */
export const NO_CALL = '/api/[[...path]]'

/** Every route handler below app/api, found by its file. */
export function apiRoutes(): readonly ApiRoute[] {
  return sourceFiles()
    .map((file) => file.path)
    .filter((file) => /^app\/api\/.*\broute\.ts$/.test(file))
    .toSorted()
    .flatMap(methodsOf)
}

function methodsOf(file: string): readonly ApiRoute[] {
  const module = jest.requireActual<Record<string, unknown>>(path.resolve(file))
  const location = `/${path.posix.dirname(file).replace(/^app\//, '')}`
  return Object.entries(module)
    .filter((entry): entry is [string, ApiRoute['handler']] => typeof entry[1] === 'function')
    .map(([method, handler]) => ({ name: `${method} ${location}`, method, path: location, handler }))
}

/** Whether the handler is one of the site's own calls, as the API's document lists them. */
export function isOwnCall({ path: location }: ApiRoute): boolean {
  return location !== NEXT_AUTH && location !== NO_CALL
}
