import { readFileSync } from 'node:fs'
import { sections } from '@/app/api/openapi.json/operations'

const text = readFileSync('docs/api.md', 'utf8')

const captcha = Object.values(sections)
  .flat()
  .filter(({ path }) => path === '/captcha')

test.each([...(sections.Accounts ?? []), ...captcha])('$method $path has its row', ({ method, path }) => {
  expect(text).toContain(`| \`${method} ${path}\` |`)
})
