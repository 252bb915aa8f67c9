import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What a command line gives for `config`; a faulty one ends the process with code 2 and the usage. */
export function readCommandLine<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) exitWithUsage(error.message, usage)
    throw error
  }
}

/** The value of an option as an integer of at least 1; anything else ends the process as a faulty command line does. */
export function readCount(usage: string, option: string, text: string): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1)
    exitWithUsage(`--${option} needs a whole number from 1, not ${text}`, usage)
  return count
}

/** Says what is wrong with a command line, and ends the process with code 2. */
export function exitWithUsage(reason: string, usage: string): never {
  console.error(`${reason}\nusage: ${usage}`)
  process.exit(2)
}
