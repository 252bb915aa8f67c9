import { imports, whatToCheck } from '@/scripts/support/changes.mjs'

test('code is compiled, formatted and tested, and exercises and explainers are checked by their ids, and documents are looked at', () => {
  const content = ['content/exercises/grade-5/osszeadas.yaml', 'content/explainers/multiples.yaml']
  const files = ['README.md', 'app/page.tsx', 'app/site.css', ...content]
  expect(whatToCheck(files)).toEqual({
    code: ['app/page.tsx'],
    documents: true,
    formatted: ['app/page.tsx', 'app/site.css'],
    exercises: ['osszeadas', 'multiples'],
    allContent: false,
  })
})

test('what the words and lists say may matter to any content', () => {
  expect(whatToCheck(['content/words.txt'])).toMatchObject({ documents: false, exercises: [], allContent: true })
})

test.each([
  ["import { a } from '@/lib/a'", 'lib/a.ts', true],
  ["import { a } from '@/scripts/a.mjs'", 'scripts/a.mjs', true],
  ["import { a } from '../support/a'", 'tests/support/a.tsx', true],
  ["import { a } from './a'", 'tests/unit/a.ts', true],
  ["import { a } from '@/lib/ab'", 'lib/a.ts', false],
  ["import { a } from '@/lib/a/b'", 'lib/a.ts', false],
])('%s imports %s: %s', (text, file, expected) => {
  expect(imports({ file: 'tests/unit/some.test.ts', text }, file)).toBe(expected)
})
