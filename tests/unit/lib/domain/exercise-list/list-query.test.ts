import { parseListParams } from '@/lib/domain/exercise-list/schemas'

const many = Array.from({ length: 40 }, (_, index) => `hu|grade|${index}`)

test.each<[string, Parameters<typeof parseListParams>[0], ReturnType<typeof parseListParams>]>([
  ['nothing', {}, { classifications: [], page: 0 }],
  ['one', { cls: 'hu|grade|5' }, { classifications: ['hu|grade|5'], page: 0 }],
  ['several', { cls: 'hu|grade|5, hu|grade|6,' }, { classifications: ['hu|grade|5', 'hu|grade|6'], page: 0 }],
  ['one twice', { cls: 'hu|grade|5,hu|grade|5' }, { classifications: ['hu|grade|5'], page: 0 }],
  ['the key twice', { cls: ['hu|a', 'hu|b'], page: ['2', '3'] }, { classifications: ['hu|a', 'hu|b'], page: 2 }],
  ['something else among them', { cls: '<b>,hu|grade|5,x' }, { classifications: ['hu|grade|5'], page: 0 }],
  ['too many', { cls: many.join(',') }, { classifications: many.slice(0, 30), page: 0 }],
  ['a page that is none', { cls: 'hu|a', page: 'x' }, { classifications: ['hu|a'], page: 0 }],
  ['a page far behind the end', { cls: 'hu|a', page: '5000' }, { classifications: ['hu|a'], page: 0 }],
])('the query of the page with %s is read kindly', (_title, query, question) => {
  expect(parseListParams(query)).toEqual(question)
})
