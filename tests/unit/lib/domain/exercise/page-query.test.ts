import { parsePageQuery } from '@/lib/domain/exercise/page-query'

const DRAWN = 500_001
const half = () => 0.5

test.each<[string, Record<string, string | string[]>, number, number]>([
  ['takes the seed and the level that are asked for', { s: '42', d: '2' }, 42, 2],
  ['draws a seed and begins with the first level when nothing is asked for', {}, DRAWN, 1],
  ['draws a seed instead of zero', { s: '0' }, DRAWN, 1],
  ['draws a seed instead of a negative one', { s: '-5' }, DRAWN, 1],
  ['draws a seed instead of a fraction', { s: '1.5' }, DRAWN, 1],
  ['draws a seed instead of one that the language does not take', { s: '2147483648' }, DRAWN, 1],
  ['draws a seed instead of words', { s: 'alma' }, DRAWN, 1],
  ['draws a seed instead of two', { s: ['1', '2'] }, DRAWN, 1],
  ['takes the hardest level for one above it', { s: '7', d: '9' }, 7, 3],
  ['takes the easiest level for one below it', { s: '7', d: '-1' }, 7, 1],
  ['takes the easiest level for words', { s: '7', d: 'hard' }, 7, 1],
])('%s', (_, query, seed, difficultyLevel) => {
  expect(parsePageQuery(query, half)).toEqual({ seed, difficultyLevel })
})
