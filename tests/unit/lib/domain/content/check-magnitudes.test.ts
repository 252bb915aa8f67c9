import { checkMagnitudes, parseMagnitudes, readMagnitudes } from '@/lib/domain/content/check-magnitudes'

const item = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    id: 'milk',
    title: 'milk',
    unit: 'Ft/l',
    from: 300,
    to: 450,
    date: '2026',
    source: 'estimate',
    ...change,
  })

function faultsOf(...items: readonly string[]): readonly string[] {
  const text = items.map((line) => `- ${line}\n`).join('')
  const { list, found } = parseMagnitudes('magnitudes.yaml', text)
  return [...found, ...(list ? checkMagnitudes(list) : [])].map(({ line, reason }) => `${line}: ${reason}`)
}

test('a range, and a single value, is sound', () => {
  expect(faultsOf(item({}), item({ id: 'ticket', from: 500, to: 500, date: '2026-01' }))).toEqual([])
})

test.each([
  ['a range that ends before it begins', { from: 450, to: 300 }, 'to: is less than from'],
  ['a day for a date', { date: '2026-01-02' }, 'date: is no year and no month, such as 2026 or 2026-01'],
  ['an id that is not kebab-case', { id: 'Milk' }, 'id: is not kebab-case'],
])('%s is told', (_, change, reason) => {
  expect(faultsOf(item({}), item({ id: 'bread', ...change }))).toEqual([`2: 1.${reason}`])
})

test.each([
  ['a value that is not positive', { from: 0 }],
  ['another kind of source', { source: 'rumour' }],
  ['no unit', { unit: undefined }],
])('%s is told in its line', (_, change) => {
  expect(faultsOf(item({}), item({ id: 'bread', ...change }))).toEqual([expect.stringMatching(/^2: /)])
})

test('a magnitude that is there already is told', () => {
  expect(faultsOf(item({}), item({ from: 310 }))).toEqual(['2: milk is there already'])
})

test('the magnitudes of the content are sound', async () => {
  const { list, found } = await readMagnitudes('content')
  expect(found).toEqual([])
  expect(list && checkMagnitudes(list)).toEqual([])
})
