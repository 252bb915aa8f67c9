import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const readme = readFileSync('README.md', 'utf8')

test.each(Object.keys(scripts))('the README says what the command %s is for', (name) => {
  // `npm run -s` shows nothing but what the script prints.
  expect(readme).toMatch(new RegExp(`npm (?:run (?:-s )?)?${name}(?![\\w:-])`))
})
