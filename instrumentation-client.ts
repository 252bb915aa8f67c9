import { startErrorReporting } from './lib/client/start-error-reporting'

// Next runs this in the browser before anything of the page, so that no failure goes unnoticed.
startErrorReporting(() => import('./lib/client/sentry'))
