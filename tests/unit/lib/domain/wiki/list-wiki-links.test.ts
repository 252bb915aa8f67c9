import { listWikiLinks } from '@/lib/domain/wiki/list-wiki-links'

test.each([
  ['a link', 'Ez ~[tört](tort).', [{ label: 'tört', id: 'tort', offset: 3 }]],
  ['mathematics in a label', '~[$\\frac{1}{2}$](tort)', [{ label: '$\\frac{1}{2}$', id: 'tort', offset: 0 }]],
  [
    'a label over two lines',
    '~[közös\nnevező](kozos-nevezo)',
    [{ label: 'közös\nnevező', id: 'kozos-nevezo', offset: 0 }],
  ],
  ['a link without an id', '~[tört] egy', [{ label: 'tört', id: '', offset: 0 }]],
  ['an ordinary link', '[ide](https://example.org)', []],
  ['an escaped mark', '\\~[ide](https://example.org)', []],
])('finds in a text %s', (_, text, links) => {
  expect(listWikiLinks(text)).toEqual(links)
})
