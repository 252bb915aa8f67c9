import { checkArticlesBeforeNumbers, checkWordingAround } from '@/lib/domain/content/check-wording'

const checkWording = (text: string) => [...checkArticlesBeforeNumbers(text), ...checkWordingAround(text)]

test.each([
  ['Mind a $5$ szúrás átmegy.', 'az'],
  ['A $8$ gyereknek a $\\frac{1}{4}$ része.', 'az'],
  ['Az $12$-nek a fele.', 'a'],
  ['Vedd a 1500 forintot!', 'az'],
  ['(az $\\dfrac{2}{3}$ rész)', 'a'],
  ['Ez a **51** busz.', 'az'],
  ['az $-5$ ellentettje', 'a'],
  ['Mennyi a ötszög szögösszege?', 'az'],
  ['Nézd meg! A ötszög szabályos.', 'az'],
  ['A „úszás” és a többi.', 'az'],
  ['A **alma** drágább.', 'az'],
  ['Az „futás” körben hányan vannak?', 'a'],
  ['Az $v$ ismert.', 'a'],
  ['Most a $x$ a kérdés.', 'az'],
  ['Az $BC$ oldal hosszabb.', 'a'],
  ['Hol van a $f(x)$ legnagyobb?', 'az'],
])('finds the wrong article in %j', (text, right) => {
  expect(checkWording(text)).toEqual([expect.stringContaining(`needs the article "${right}"`)])
})

test.each([
  'Mind az $5$ szúrás és a $3$ hajtás.',
  'Az $\\dfrac{x + 1}{2}$ és a $\\frac{3}{4}$ tört.',
  'Ami $9$-cel osztható, az $3$-mal is.',
  'Melyik számjegy kell a $1\\square$ végére?',
  'A tulipánok $1\\%$-a $5$ darab.',
  '$\\log_a \\frac{x}{y}$',
  'Az A és a B pont, az A indulási ideje, A és B. Mikor ért oda A utódja?',
  'A II. század, az „ln” gomb.',
  'Az $x$, a $v$, az $ABC$, az $STU$ és a $BC$, a $lg x$; ami nincs $A$-ban, az $B$-nek eleme.',
  'Az „úszás”, a „futás”, az alma és a körte; az volt az.',
])('finds no wrong article in %j', (text) => {
  expect(checkWording(text)).toEqual([])
})

test('finds five digits that are not grouped, but in formulas only, and not after a comma or in another base', () => {
  expect(checkWording('$42900 : 1000$')).toEqual(['42900 is not grouped in $42900 : 1000$'])
  expect(checkWording('$$1234567$$')).toHaveLength(1)
  expect(checkWording('$42\\,900 : 1000 = 42{,}90012$ és $10110_2$, $9999$')).toEqual([])
})

test('knows one spelling of a word', () => {
  expect(checkWording('Nézd a helyiértékeket!')).toEqual(['write "helyi érték"'])
  expect(checkWording('Ez az ellentétes esemény.')).toEqual(['write "ellentett esemény"'])
  expect(checkWording('Helyiérték-táblázat a helyi értékekhez, ellentett esemény.')).toEqual([])
})
