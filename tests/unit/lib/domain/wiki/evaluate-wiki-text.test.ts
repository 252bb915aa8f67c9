import { evaluateWikiText } from '@/lib/domain/wiki/evaluate-wiki-text'

const fence = (expression: string, indent = '') => `${indent}\`\`\`figure\n${indent}${expression}\n${indent}\`\`\``

test.each([
  ['a value in text and in mathematics', 'Fél: @(/ 1 2)@, $@(/ 1/1 2)@$', 'Fél: 0,5, $\\frac{1}{2}$'],
  ['a name that is unknown', 'Egy\n@alma@ kettő', 'Egy\n2:2 alma is not defined kettő'],
  [
    'a value that is too long to be printed',
    '@(range 1 50000)@',
    '1:2 a value has more than 100000 elements or characters',
  ],
  ['what cannot be worked out', 'Név\n\nOsztás: @(/ 1 0)@', 'Név\n\nOsztás: 3:10 division by zero'],
  ['drawing', '@(random)@', expect.stringMatching(/^1:2 /)],
  ['an expression that is not closed', 'Ez @(+ 1', expect.stringMatching(/^Ez 1:4 /)],
])('shows %s', (_, content, shown) => {
  expect(evaluateWikiText(content)).toEqual(shown)
})

test('makes figures data, in a list as well', () => {
  const clock = fence('(clock {:hour (+ 1 2) :minute 0 :alt "Óra"})')
  expect(evaluateWikiText(`Óra:\n\n${clock}\n\n- Rács:\n\n${fence('(grid {:alt "Rács"})', '  ')}`)).toBe(
    [
      'Óra:\n\n```figure\n{"kind":"clock","hour":3,"minute":0,"alt":"Óra"}\n```\n\n',
      '- Rács:\n\n  ```figure\n  {"kind":"grid","alt":"Rács"}\n  ```',
    ].join(''),
  )
})

test('shows why a figure is missing, and counts lines behind it as they were written', () => {
  const content = `${fence('(clock\n  {:hour alma})')}\n\n@alma@\n\n${fence('(+ 1 2)')}`
  expect(evaluateWikiText(content)).toBe(
    '```\n3:10 alma is not defined\n```\n\n6:2 alma is not defined\n\n```\nEval of "(+ 1 2)" failed\n```',
  )
})
