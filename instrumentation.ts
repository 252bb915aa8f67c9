import type { Instrumentation } from 'next'

/** Next calls this once when the server starts, before the first request. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this very expression, and so drops the branch on Edge.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSite } = await import('./lib/server/start')
    await startSite()
  }
}

/** Reports what pages throw; API routes report for themselves. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // biome-ignore lint/style/noProcessEnv: as above
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { services } = await import('./lib/server/services')
    // Without the query, which may hold a token.
    const path = request.path.split('?')[0] ?? ''
    // The digest is all that the browser is told of the error, and may show.
    const digest = error instanceof Error && 'digest' in error ? { digest: String(error.digest) } : {}
    services().errorReporter.report(error, { method: request.method, path, route: context.routePath, ...digest })
  }
}
