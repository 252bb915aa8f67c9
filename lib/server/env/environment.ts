import 'server-only'
import { type Environment, parseEnvironment } from './parse-environment'

let parsed: Environment | undefined

/** The configuration of this process. @throws Error that lists every fault of the environment. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
