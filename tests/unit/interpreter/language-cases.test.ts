import { compileScript, compileTemplate, ScriptError } from '@/interpreter'
import cases from '@/tests/fixtures/language-cases.json'
import moreCases from '@/tests/fixtures/language-cases-2.json'

type Case = {
  source: string
  seed?: number
  difficulty?: number
  template?: string
  expect?: string
  error?: string
  at?: string
}

function outcome({ source, seed = 1, difficulty = 1, template }: Case): Pick<Case, 'expect' | 'error' | 'at'> {
  try {
    const script = compileScript(source)
    const run = script.run({ seed, difficulty })
    if (template !== undefined) return { expect: compileTemplate(script, template).render(run) }
    return { expect: run.text() }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    return { error: error.kind, at: `${error.position?.line}:${error.position?.column}` }
  }
}

test.each([...cases, ...moreCases] as Case[])('$source is as the language page says', (each) => {
  const { expect: value, error, at } = each
  expect(outcome(each)).toMatchObject({
    ...(value !== undefined && { expect: value }),
    ...(error !== undefined && { error }),
    ...(at !== undefined && { at }),
  })
})
