import { compileScript } from '@/interpreter'

const NEUTRAL = { seed: 1, difficulty: 1 }

/**
 * The text of a page with its expressions evaluated. One that fails shows `line:column message`, or
 * `Eval of "…" failed`, in its place.
 *
 * @throws ScriptError when the whole text grows too long.
 */
export function evaluateWikiText(content: string): string {
  const script = compileScript('')
  return script.compileTemplate(content, { failures: 'inline' }).render(script.run(NEUTRAL))
}
