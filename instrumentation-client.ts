import { watchErrors } from './lib/client/error-watch'

// Next runs this in the browser before anything of the page, so that no failure goes unnoticed.
watchErrors(() => import('./lib/client/sentry'))
