import { compileScript, print, ScriptError } from '@/interpreter'

/** The printed value of a script; of an error its kind and place, such as `division-by-zero 1:4`. */
export function exe(source: string, seed = 1, difficulty = 1): string {
  try {
    const { value } = compileScript(source).run({ seed, difficulty })
    return value === undefined ? '' : print(value)
  } catch (error) {
    const { kind, position } = asScriptError(error)
    return `${kind} ${position?.line}:${position?.column}`
  }
}

/** The error that a script fails with. */
export function faultOf(source: string): ScriptError {
  try {
    compileScript(source).run({ seed: 1, difficulty: 1 })
  } catch (error) {
    return asScriptError(error)
  }
  throw new Error(`no fault in ${source}`)
}

function asScriptError(error: unknown): ScriptError {
  if (error instanceof ScriptError) return error
  throw error
}
