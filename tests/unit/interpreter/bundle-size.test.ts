import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { builtinDocs } from '@/interpreter/reference'

/** What the language page allows for the part that runs in a browser. */
const MAX_BYTES_GZIPPED = 25_000

const ESBUILD_ARGUMENTS = ['--bundle', '--minify', '--platform=browser', '--format=esm', '--log-level=error']

/** esbuild runs as a program of its own, because in a Jest environment its check of `Uint8Array` fails. */
function bundle(door: string): string {
  return execFileSync('node_modules/.bin/esbuild', [`interpreter/${door}.ts`, ...ESBUILD_ARGUMENTS], {
    encoding: 'utf8',
  })
}

test('the whole interpreter, with its decimal arithmetic, is below 25 kB gzipped', () => {
  expect(gzipSync(bundle('index')).length).toBeLessThan(MAX_BYTES_GZIPPED)
})

test('the descriptions of built-ins stay out of it', () => {
  const [{ doc = 'no description' } = {}] = builtinDocs()
  expect(bundle('reference')).toContain(doc)
  expect(bundle('index')).not.toContain(doc)
})
