import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = process.cwd()
const TSX = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), '--tsconfig', path.join(ROOT, 'tsconfig.json')]
const FILE = 'content/exercises/dynamic/whole-numbers/egesz-osszeadas.yaml'

const project = mkdtempSync(path.join(tmpdir(), 'matekliget-content-check-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

function check(...args: string[]) {
  const command = [...TSX, path.join(ROOT, 'scripts/content-check.ts'), ...args]
  return spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' })
}

test('a fault is told with its file and line, and ends the check with 1', () => {
  cpSync('content', path.join(project, 'content'), { recursive: true })
  const text = readFileSync(FILE, 'utf8')
  writeFileSync(path.join(project, FILE), text.replace(/^summary: .*$/m, 'summary: Egéssz számok'))
  const line = text.split('\n').findIndex((each) => each.startsWith('summary:')) + 1
  const { status, stdout } = check('--only', 'egesz-osszeadas', '--seeds', '2')
  expect(stdout).toContain(`${FILE}:${line}: summary: "Egéssz" is neither in the Hungarian dictionary`)
  expect(stdout).toContain('1 exercises, 0 explainers, 2 seeds at each level, 1 faults')
  expect(status).toBe(1)
})
