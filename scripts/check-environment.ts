/** Ends with a list of every fault of the environment, as the server would when it starts. */
import { parseEnvironment } from '@/lib/server/env/parse-environment'

try {
  parseEnvironment(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
