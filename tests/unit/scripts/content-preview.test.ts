import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs')

function preview(...args: string[]) {
  return spawnSync(process.execPath, [TSX, 'scripts/content-preview.ts', ...args], { encoding: 'utf8' })
}

test('prints an exercise with its solutions, hints, and feedback on a sample answer', () => {
  const { status, stdout, stderr } = preview('mertekegysegek-atvaltasa', '--seed', '5', '--difficulty', '2')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  for (const part of ['mertekegysegek-atvaltasa?s=5&d=2', 'solution: ', 'feedback: ', 'hint 1: ']) {
    expect(stdout).toContain(part)
  }
})

test('prints an explainer with its times, keys, questions, solutions and remarks', () => {
  const { status, stdout } = preview('expand-fractions', '--seed', '5')
  expect(status).toBe(0)
  for (const part of ['/explainers/expand-fractions?s=5', '0:00  ', 'keys: bar 1 cell', 'solution: ', 'remark: ']) {
    expect(stdout).toContain(part)
  }
})

test('names no exercise that there is not', () => {
  const { status, stderr } = preview('nincs-ilyen')
  expect(status).not.toBe(0)
  expect(stderr).toContain('no exercise or explainer has the id nincs-ilyen')
})
