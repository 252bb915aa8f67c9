import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs')

/** Runs the command line; what it prints has no line end. */
function script(...args: string[]): { status: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, 'scripts/script.ts', ...args], {
    encoding: 'utf8',
  })
  return { status, out: stdout.trimEnd(), error: stderr.trimEnd() }
}

function file(name: string, text: string): string {
  const path = newFile(name)
  writeFileSync(path, text)
  return path
}

test('prints the value of the last expression, with drawing open', () => {
  expect(script('(map (fn [i] (random-int 1 10)) (range 1 3))', '--seed', '1', '--difficulty', '2')).toEqual({
    status: 0,
    out: '[6 2 4]',
    error: '',
  })
})

test('renders a template over a script in a file', () => {
  const path = file('a.lisp', '(def a 2.5)\n(def level difficulty)')
  expect(script('--template', '$@a@$ @level@', '--file', path, '--difficulty', '9').out).toBe('$2{,}5$ 3')
})

test('an error goes to standard error with its place and its line', () => {
  expect(script('(def a 1)\n(/ a 0)')).toEqual({
    status: 1,
    out: '',
    error: ['division-by-zero at 2:1: division by zero', '2 | (/ a 0)', '  | ^^^^^^^'].join('\n'),
  })
})

test('every fault that the parser finds is shown', () => {
  const { status, error } = script('(+ 1 `x) (- ))')
  expect(status).toBe(1)
  expect(error.split('\n').filter((line) => / at \d/.test(line))).toEqual([
    expect.stringMatching(/^unexpected-character at 1:6: /),
    expect.stringMatching(/^unexpected-token at 1:14: /),
  ])
})

test('the line of an error in a template is one of the template', () => {
  const { error } = script('(def a 1)', '--template', 'Mennyi $@a@$?\nEnnyi: @(/ a 0)@')
  expect(error.split('\n').slice(1)).toEqual(['2 | Ennyi: @(/ a 0)@', '  |         ^^^^^^^'])
})

test('an error in a function that a template calls shows the line of the script', () => {
  const { error } = script('(defn f [x]\n (/ x 0))', '--template', '@(f 1)@')
  expect(error).toBe(['division-by-zero at 2:2: division by zero', '2 |  (/ x 0))', '  |  ^^^^^^^'].join('\n'))
})

test.each([
  [[]],
  [['1', '2']],
  [['1', '--seed']],
  [['1', '--seed', 'x']],
  [['1', '--colour', 'red']],
  [['--file', '/nowhere/at/all.lisp']],
  [['--cases', '/nowhere/at/all.json']],
])('%j is wrong usage', (args) => {
  expect(script(...args)).toMatchObject({ status: 2, out: '', error: expect.stringContaining('usage:') })
})

test('a file of cases prints its results, and tells by its exit code whether they are as expected', () => {
  const cases = [
    { source: '(random)', seed: 42, expect: '0.5823075897060335' },
    { source: '(+ 1\n alma)', error: 'undefined-identifier', at: '2:2' },
    { source: '(def a 1)', template: '@a@', expect: '1' },
  ]
  const good = script('--cases', file('good.json', JSON.stringify(cases)))
  expect(good.status).toBe(0)
  expect(JSON.parse(good.out)).toEqual([
    { value: '0.5823075897060335' },
    { error: 'undefined-identifier', line: 2, column: 2, message: 'alma is not defined' },
    { value: '1' },
  ])
  const bad = script('--cases', file('bad.json', JSON.stringify([...cases, { source: '1', expect: '2' }])))
  expect(bad.status).toBe(1)
  expect(JSON.parse(bad.out)).toHaveLength(4)
})
