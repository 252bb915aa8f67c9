import { checkLegal } from '@/lib/domain/content/check-legal'
import { parseLegalFile } from '@/lib/domain/content/legal-files'

const NAME = 'terms/20250723.md'
const HEAD = '# Felhasználási feltételek\n\nHatályos: 2025. július 23. napjától\n\n'

test('a text whose head fits its name is taken', () => {
  expect(parseLegalFile('f', NAME, `${HEAD}Szöveg.`)).toEqual({
    text: { file: 'f', document: 'terms', version: '20250723', content: `${HEAD}Szöveg.` },
    reasons: [],
  })
})

test.each([
  ['another folder', 'cookies/20250723.md', HEAD, ['is not called {privacy,terms}/{yyyymmdd}.md']],
  ['another ending', 'terms/20250723.txt', HEAD, ['is not called {privacy,terms}/{yyyymmdd}.md']],
  [
    'a day that is not listed',
    'terms/20250724.md',
    HEAD.replace('23', '24'),
    ['is not among the versions in lib/domain/legal/versions.ts'],
  ],
  [
    'the title of the other document',
    NAME,
    HEAD.replace('Felhasználási feltételek', 'Adatkezelési tájékoztató'),
    [expect.stringContaining('does not begin with "# Felhasználási feltételek')],
  ],
  ['another day', NAME, HEAD.replace('23', '22'), [expect.stringContaining('2025. július 23. napjától')]],
  ['an unknown placeholder', NAME, `${HEAD}{{company.ceo}}`, ['nothing is known of {{company.ceo}}']],
])('%s is reported', (_, name, content, reasons) => {
  expect(parseLegalFile('f', name, content).reasons).toEqual(reasons)
})

test('a version that is listed but has no text, or does not tell its changes, is a fault', () => {
  const { text } = parseLegalFile('f', NAME, HEAD)
  const faults = checkLegal({ legal: text ? [text] : [] })
  expect(faults).toHaveLength(13)
  expect(faults).toContainEqual({ file: 'content/legal/privacy/20210502.md', line: 0, reason: 'is missing' })
  expect(faults).toContainEqual({ file: 'f', line: 1, reason: 'does not say what has changed' })
})
