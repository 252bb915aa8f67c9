import { readFileSync } from 'node:fs'
import { sourceFiles, withoutComments } from '@/tests/support/source-files'

const files = sourceFiles()

/** Lines of code, outside comments, in which a pattern occurs. */
function linesWith(pattern: RegExp, where: RegExp): readonly string[] {
  return files
    .filter(({ path }) => where.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
}

test('Hungarian texts stand in lib/shared/messages, content and the Hungarian of the language only', () => {
  expect(
    linesWith(
      /[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]/,
      // The letters that fonts are cut down to are no text.
      /^(?:app|components|lib\/(?!shared\/messages\/)|scripts\/(?!support\/site-letters)|middleware|instrumentation)/,
    ),
  ).toEqual([])
})

test('the interpreter has no clock, no chance and no host', () => {
  const hostOnly =
    /\b(?:Math\.random|Date\b|Intl\b|window\b|document\b|fetch\(|setTimeout|process\.|localeCompare|toLocale)/
  expect(linesWith(hostOnly, /^interpreter\//)).toEqual([])
})

test('domain code asks the clock port for the time, and gets chance from its caller', () => {
  const own = /new Date\(\)|Date\.now\(|Math\.random/
  expect(linesWith(own, /^lib\/(?:domain|ports|shared)\//)).toEqual([])
})

test('no default exports outside routes and configuration', () => {
  expect(linesWith(/^export default/, /^(?:components|interpreter|lib)\//)).toEqual([])
})

test('.env.example names every variable of the configuration', () => {
  const schema = files.find(({ path }) => path === 'lib/server/env/parse-environment.ts')?.text ?? ''
  const variables = [...schema.matchAll(/^ {2}([A-Z_]+): z\b/gm)].map(([, name]) => name)
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(variables.length).toBeGreaterThan(0)
  expect(named.toSorted()).toEqual(variables.toSorted())
})
