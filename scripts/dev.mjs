/** `npm run dev`: the developer's server, over the same settings and data as `npm start`. */
import { siteEnvironment } from './support/environment.mjs'
import { bin, ensureContent, ensureDependencies, run, subsetFonts } from './support/project.mjs'

const environment = siteEnvironment()
await ensureDependencies()
await subsetFonts()
await ensureContent(environment)
const address = ['--hostname', environment.HOST, '--port', environment.PORT]
await run(process.execPath, [bin('next'), 'dev', ...address], environment).catch(() => {
  process.exitCode = 1
})
