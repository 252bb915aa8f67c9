/** `npm run dev`: the developer's server, over the same embedded store as `npm start`. */
import { bin, ensureContent, ensureDependencies, run } from './support/project.mjs'

await ensureDependencies()
await ensureContent({ ...process.env, HOST: process.env.HOST ?? '127.0.0.1' })
await run(process.execPath, [bin('next'), 'dev', '--port', process.env.PORT ?? '3000']).catch(() => {
  process.exitCode = 1
})
