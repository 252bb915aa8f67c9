import { withReference } from '@/scripts/support/language-reference'

const place = (group: string, text = '') => `<!-- built-ins: ${group} -->\n${text}<!-- end -->`
const built = (group: string, name: string) => ({
  group,
  name,
  signature: `(${name} integer)`,
  doc: 'What it does.',
  example: `(${name} 1)`,
  prints: 'a|b',
})

test('puts the built-ins of a group into a table at its place, and leaves the rest of the guide', () => {
  const guide = `# Guide\n\n${place('sets')}\n\n## Numbers\n\n${place('numbers', 'old\n')}\n\nThe end.`
  expect(withReference(guide, [built('numbers', 'one'), built('numbers', 'two'), built('sets', 'all')])).toBe(
    [
      '# Guide\n',
      '<!-- built-ins: sets -->',
      '| call | what it gives | example |',
      '|---|---|---|',
      '| `(all integer)` | What it does. | `(all 1)` → `a\\|b` |',
      '<!-- end -->\n',
      '## Numbers\n',
      '<!-- built-ins: numbers -->',
      '| call | what it gives | example |',
      '|---|---|---|',
      '| `(one integer)` | What it does. | `(one 1)` → `a\\|b` |',
      '| `(two integer)` | What it does. | `(two 1)` → `a\\|b` |',
      '<!-- end -->\n',
      'The end.',
    ].join('\n'),
  )
})

test('writing it twice changes nothing', () => {
  const docs = [built('numbers', 'one')]
  const once = withReference(place('numbers'), docs)
  expect(withReference(once, docs)).toBe(once)
})

test.each([
  ['a group without a place', place('sets'), /no place for the built-ins of: numbers/],
  ['a place without a group', place('numbers') + place('units'), /a place too many for: units/],
  ['two places for one group', place('numbers') + place('numbers'), /a place too many for: numbers/],
])('refuses %s', (_, guide, message) => {
  expect(() => withReference(guide, [built('numbers', 'one')])).toThrow(message)
})
