/** Scripts that come on demand are compiled as they arrive, in another thread; the first ones of pages when they are called. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileAhead } from '@/scripts/support/compile-ahead.mjs'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const LONG = `push([1, () => ${JSON.stringify('mennyi? '.repeat(2000))}])`
const HINT = '//# allFunctionsCalledOnLoad\n'

function build(scripts: Readonly<Record<string, string>>): string {
  const folder = newFile('.next')
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true })
  mkdirSync(path.join(folder, 'server/app/exercise'), { recursive: true })
  for (const [name, text] of Object.entries(scripts)) writeFileSync(path.join(folder, 'static/chunks', name), text)
  writeFileSync(path.join(folder, 'build-manifest.json'), '{ "rootMainFiles": ["static/chunks/react.js"] }')
  writeFileSync(
    path.join(folder, 'server/app/exercise/page_client-reference-manifest.js'),
    'x = { "chunks": ["/_next/static/chunks/page.js"] }',
  )
  return folder
}

const textOf = (folder: string, name: string) => readFileSync(path.join(folder, 'static/chunks', name), 'utf8')

test('only what no page names from the start, and is long enough, is compiled ahead', async () => {
  const folder = build({ 'react.js': LONG, 'page.js': LONG, 'katex.js': LONG, 'short.js': 'push([2])' })
  await compileAhead(folder)
  expect(textOf(folder, 'katex.js')).toBe(HINT + LONG)
  expect(['react.js', 'page.js', 'short.js'].map((name) => textOf(folder, name))).toEqual([LONG, LONG, 'push([2])'])
})

test('a second time changes nothing', async () => {
  const folder = build({ 'katex.js': LONG })
  await compileAhead(folder)
  await compileAhead(folder)
  expect(textOf(folder, 'katex.js')).toBe(HINT + LONG)
})
