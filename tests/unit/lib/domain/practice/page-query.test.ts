import { explainerPath } from '@/lib/domain/explainer/model'
import { parsePracticePlace } from '@/lib/domain/practice/page-query'

test.each([
  ['3', 3],
  ['1', 1],
  ['10', 10],
  ['0', undefined],
  ['11', undefined],
  ['2.5', undefined],
  ['haram', undefined],
  [undefined, undefined],
  [['3', '4'], undefined],
])('the place that an address names: %p is %p', (value, place) => {
  expect(parsePracticePlace(value)).toBe(place)
})

test('an explainer that is looked at from a place of practice tells which', () => {
  const address = new URL(explainerPath('add-integers', { seed: 7, practicePlace: 3 }), 'https://pelda.hu')
  expect(parsePracticePlace(address.searchParams.get('p'))).toBe(3)
  expect(address.searchParams.get('s')).toBe('7')
  expect(explainerPath('add-integers')).toBe('/explainers/add-integers')
})
