/**
 * Bundles the service worker into `public/sw.js`, or another file. Called before the site is built, with a name for the
 * build: a worker that differs by its name takes over, and fetches the offline page anew.
 */
import path from 'node:path'
import { build } from 'esbuild'
import { root, SERVICE_WORKER } from './support/project.mjs'

const [name = 'unnamed', file = SERVICE_WORKER] = process.argv.slice(2)
const isRetired = process.env.SERVICE_WORKER === '0'

await build({
  entryPoints: [path.join(root, 'service-worker', isRetired ? 'retired.ts' : 'worker.ts')],
  outfile: path.resolve(root, file),
  tsconfig: path.join(root, 'tsconfig.json'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  define: { BUILD: JSON.stringify(name), 'process.env.NODE_ENV': '"production"' },
})
