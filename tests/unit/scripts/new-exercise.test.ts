import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkLists } from '@/lib/domain/content/check-lists'
import { readContentFiles } from '@/lib/domain/content/content-files'

const ROOT = process.cwd()
const TSX = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), '--tsconfig', path.join(ROOT, 'tsconfig.json')]

/** A project that has the same content, and may get more. */
const project = mkdtempSync(path.join(tmpdir(), 'matekliget-new-exercise-'))
const inProject = (file: string) => path.join(project, file)

beforeAll(() => cpSync('content', inProject('content'), { recursive: true }))
afterAll(() => rmSync(project, { recursive: true, force: true }))

function run(script: string, ...args: string[]) {
  const command = [...TSX, path.join(ROOT, 'scripts', script), ...args]
  return spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' })
}

test('writes an exercise in which the checker finds no fault, and whose schema editors find', async () => {
  const { status, stderr } = run('new-exercise.ts', 'egy-uj-feladat', '--folder', 'grade-5/uj-mappa')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const text = readFileSync(inProject('content/exercises/grade-5/uj-mappa/egy-uj-feladat.yaml'), 'utf8')
  expect(text).toContain('# yaml-language-server: $schema=../../../exercise.schema.json\n')
  expect(run('content-check.ts', '--only', 'egy-uj-feladat').stdout).toContain('50 seeds at each level, 0 faults')
  expect(checkLists(await readContentFiles(inProject('content')))).toEqual([])
}, 120_000)

test('does not take the id of another exercise, wherever that is', () => {
  const { status, stderr } = run('new-exercise.ts', 'egesz-osszeadas')
  expect(status).toBe(2)
  expect(stderr).toMatch(/the id is already that of content\/exercises\/.+\/egesz-osszeadas\.yaml/)
  expect(existsSync(inProject('content/exercises/egesz-osszeadas.yaml'))).toBe(false)
})

test.each([
  { title: 'a name that is no id', args: ['Új feladat'] },
  { title: 'no name', args: [] },
  { title: 'a folder outside', args: ['jo-nev', '--folder', '../wiki'] },
])('writes nothing for $title', ({ args }) => {
  const before = readdirSync(inProject('content'), { recursive: true })
  const { status, stderr } = run('new-exercise.ts', ...args)
  expect(status).toBe(2)
  expect(stderr).toContain('usage: npm run new:exercise')
  expect(readdirSync(inProject('content'), { recursive: true })).toEqual(before)
})
