import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()

/** A project without its packages, and an npm that only writes down what it is asked for. @returns its arguments */
function askedOfNpm(call: string): string[] {
  const project = newFile('project')
  const log = path.join(project, 'arguments')
  cpSync('scripts/support', path.join(project, 'scripts/support'), { recursive: true })
  mkdirSync(path.join(project, 'node_modules'))
  writeFileSync(path.join(project, 'package-lock.json'), '{}')
  writeFileSync(path.join(project, 'npm'), `#!/bin/sh\necho "$@" > ${log}\n`)
  chmodSync(path.join(project, 'npm'), 0o755)
  const source = `import { ${call} } from './scripts/support/project.mjs'\nawait ${call}()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: `${project}${path.delimiter}${process.env.PATH}` },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return readFileSync(log, 'utf8').trim().split(' ')
}

test("everything is installed with the tests' packages, which npm leaves out in production", () => {
  expect(askedOfNpm('ensureDependencies')).toContain('--include=dev')
})

test('what the site needs is installed without them', () => {
  expect(askedOfNpm('ensureSiteDependencies')).toContain('--omit=dev')
})
