import { standingStatement } from '@/lib/domain/exercise/standing-statement'

const LONG =
  'Az azonos helyi értékek egymás alá kerülnek, és jobbról balra haladunk, amíg van még számjegy a bal oldalon.'

test.each([
  ['a short one is shown whole', 'A kettő $2$. Együtt most $5$ marad.', 'A kettő $2$. Együtt most $5$ marad.'],
  [
    'of a long one the last sentence is',
    `${LONG} A $1. 5 = 5$ miatt az összeg $5$.`,
    'A $1. 5 = 5$ miatt az összeg $5$.',
  ],
  ['where the first leans, the last is', 'Így $3$ marad. Az összeg $5$.', 'Az összeg $5$.'],
  ['where another one asks, the last is', 'Mennyi a fele? Az összeg $5$.', 'Az összeg $5$.'],
  ['a formula may begin it', '$2 + 3 = 5$, tehát $5$ alma marad.', '$2 + 3 = 5$, tehát $5$ alma marad.'],
  [
    'a later clause may set itself against the first',
    'Az alap $7$, a kitevő pedig $3$.',
    'Az alap $7$, a kitevő pedig $3$.',
  ],
])('%s', (_, paragraph, shown) => {
  expect(standingStatement(paragraph)).toBe(shown)
})

test.each([
  ['begins with a small letter', 'az összeg $5$ lesz.'],
  ['refers to what was said', 'Így $5$ alma marad.'],
  ['draws a conclusion', 'Tehát $5$ hét után.'],
  ['points back', 'Ez a két becslés közé esik.'],
  ['is set against what was said', 'A szorzás előtt pedig $30$ volt.'],
  ['ends with a colon', 'Az összeg a következő:'],
  ['is a question', 'Mennyi az összeg fele?'],
  ['is a request', 'Számold ki az összeget!'],
  ['is only a formula', '$2 + 3 = 5$'],
  ['is formulas with a sign between', '$-1 + 7 = 6$, $6 - 8 = -2$'],
  ['is a formula with its unit', '$12 \\cdot 6 = 72$ m²'],
])('nothing is shown of what %s', (_, paragraph) => {
  expect(standingStatement(paragraph)).toBeUndefined()
})
