import { readFileSync } from 'node:fs'
import { apiCalls } from '@/tests/support/api-calls'

const text = readFileSync('docs/api.md', 'utf8')

const described = apiCalls.filter(({ spec: { section, path } }) => section === 'Accounts' || path === '/captcha')

test.each(described)('$name has its row', ({ name }) => {
  expect(text).toContain(`| \`${name}\` |`)
})
