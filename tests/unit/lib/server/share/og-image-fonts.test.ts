import { isCoveredByFonts, ogImageFonts } from '@/lib/server/share/og-image-fonts'

test.each([
  ['árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP', true],
  ['„Több” – 5…6 − 3 €', true],
  ['π értéke', false],
  ['√2', false],
  ['日本', false],
])('%s can be written: %s', (text, expected) => {
  expect(isCoveredByFonts(text)).toBe(expected)
})

test('the fonts are there, in a format that Satori reads', async () => {
  const fonts = await ogImageFonts()
  expect(fonts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Figtree']))
  for (const { data } of fonts) expect(data.readUInt32BE(0)).toBe(0x00010000)
})
