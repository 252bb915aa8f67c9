import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/**
 * What the site's own processes get as their environment: what the shell says, else what `.env` says, else the defaults
 * that a command needs before the server checks the rest (`lib/server/env/parse-environment.ts`). An empty variable counts as absent.
 */
export function siteEnvironment() {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return {
    ...process.env,
    PORT: process.env.PORT || '3000',
    HOST: process.env.HOST || '127.0.0.1',
    DATA_DIR: path.resolve(root, process.env.DATA_DIR || '.data'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
