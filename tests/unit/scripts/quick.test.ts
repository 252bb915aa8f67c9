import { spawnSync } from 'node:child_process'

test('npm run quick fails where Git cannot tell what has changed, instead of checking nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/quick.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: '/nowhere/.git' },
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('Cannot tell what to check')
})
