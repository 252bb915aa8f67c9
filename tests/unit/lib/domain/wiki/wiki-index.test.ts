import { wikiByGrade, wikiByLetter } from '@/lib/domain/wiki/wiki-index'

const page = (title: string, grade = 5) => ({ id: 'x', title, grade, skills: [] })
const shown = <Key>(
  sections: readonly { readonly key: Key; readonly pages: readonly { readonly title: string }[] }[],
) => sections.map(({ key, pages }) => [key, pages.map(({ title }) => title)])

test('sorts as Hungarian dictionaries do, digraphs as letters of their own', () => {
  const titles = [
    'Szög',
    'Sokszög',
    'Árnyék',
    'Arány',
    'Gyök',
    'Gúla',
    'Csúcs',
    'Cél',
    'Összeg',
    'Osztó',
    'Zsák',
    'Állítás',
  ]
  expect(shown(wikiByLetter(titles.map((title) => page(title))))).toEqual([
    ['aá', ['Állítás', 'Arány', 'Árnyék']],
    ['c', ['Cél']],
    ['cs', ['Csúcs']],
    ['g', ['Gúla']],
    ['gy', ['Gyök']],
    ['oó', ['Osztó']],
    ['öő', ['Összeg']],
    ['s', ['Sokszög']],
    ['sz', ['Szög']],
    ['zs', ['Zsák']],
  ])
})

test('an article in front does not count', () => {
  expect(shown(wikiByLetter([page('A hatvány'), page('Az ív'), page('Halmaz')]))).toEqual([
    ['h', ['Halmaz', 'A hatvány']],
    ['ií', ['Az ív']],
  ])
})

test('goes by grades from the lowest, in each by the alphabet', () => {
  expect(shown(wikiByGrade([page('Gúla', 12), page('Tört', 5), page('Kör', 5)]))).toEqual([
    [5, ['Kör', 'Tört']],
    [12, ['Gúla']],
  ])
})
