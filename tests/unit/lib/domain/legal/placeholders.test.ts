import { fillPlaceholders, type LegalFacts, lacksFacts, listUnknownPlaceholders } from '@/lib/domain/legal/placeholders'

const NOBODY = {
  name: undefined,
  address: undefined,
  registrationNumber: undefined,
  registryCourt: undefined,
  taxNumber: undefined,
  phone: undefined,
  email: 'info@matek.example',
  hosting: undefined,
}
const facts = (company: Partial<LegalFacts['company']> = {}): LegalFacts => ({
  company: { ...NOBODY, ...company },
  siteUrl: 'https://matek.example',
})

test('facts take the place of placeholders', () => {
  const text = '{{site.name}} ({{site.url}}), {{company.name}}, {{company.email}}'
  expect(fillPlaceholders(text, facts({ name: 'Próba Kft.' }))).toBe(
    'Matekliget (https://matek.example), Próba Kft., info@matek.example',
  )
})

test('what is not configured is named in brackets, and a text that needs it is known to lack it', () => {
  expect(fillPlaceholders('{{company.name}}, {{company.taxNumber}}', facts())).toBe('(a szolgáltató neve), (adószám)')
  expect(lacksFacts('{{company.name}}', facts())).toBe(true)
  expect(lacksFacts('{{company.name}}', facts({ name: 'Próba Kft.' }))).toBe(false)
  expect(lacksFacts('{{company.email}}, {{site.name}}', facts())).toBe(false)
})

test('a fact is text, whatever it holds', () => {
  expect(fillPlaceholders('{{company.name}}', facts({ name: 'A *B* [C](https://x.hu)\n# D & <b>' }))).toBe(
    'A \\*B\\* \\[C\\](https://x.hu) \\# D \\& \\<b\\>',
  )
  expect(fillPlaceholders('{{company.name}}', facts({ name: '{{company.address}} $& $1' }))).toBe(
    '{{company.address}} $\\& $1',
  )
})

test('a placeholder that nobody knows is found, and left as it is', () => {
  expect(listUnknownPlaceholders('{{company.name}} {{company.ceo}} {{}}')).toEqual(['company.ceo', ''])
  expect(fillPlaceholders('{{company.ceo}}', facts())).toBe('{{company.ceo}}')
})
