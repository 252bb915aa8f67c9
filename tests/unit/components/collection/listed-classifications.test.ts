import { listedClassifications } from '@/components/collection/listed-classifications'

const of = (id: string, exerciseCount = 1) => ({ id, label: id, exerciseCount })

test('of a kind, those with exercises are listed, sorted by id', () => {
  const all = [of('hu|grade|10'), of('hu|topic|a'), of('hu|grade|6'), of('hu|grade|5'), of('hu|grade|7', 0)]
  const listed = listedClassifications(all, 'hu|grade|').map(({ id }) => id)
  expect(listed).toEqual(['hu|grade|5', 'hu|grade|6', 'hu|grade|10'])
  expect(listedClassifications(all, 'hu|final-exam|')).toEqual([])
})
