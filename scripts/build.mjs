/** `npm run build`: builds the site, for platforms that install and start it themselves. `npm start` builds by itself. */
import { buildSite, run } from './support/project.mjs'

try {
  // A deployment that would refuse to start had better not take the place of one that runs.
  if (process.env.VERCEL) await run(process.execPath, ['--import', 'tsx', 'scripts/check-environment.ts'])
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
