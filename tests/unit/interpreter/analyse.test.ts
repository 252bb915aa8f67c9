import { analyse, referencesOf, ScriptError } from '@/interpreter'

test('analyse tells what each form defines and uses', () => {
  const source = `(def top (by-difficulty 10 20 30)) ; the largest
(def a (random-int 1 top))
(defn area [x] (let [y (* x 2)] (map (fn [z] (+ x y z a)) [1])))
#(+ % a)
(do (def hidden 1) (+ hidden b))
(str :k seed)`
  expect(analyse(source).forms).toEqual([
    { name: 'top', source: '(def top (by-difficulty 10 20 30))', references: [], draws: false },
    { name: 'a', source: '(def a (random-int 1 top))', references: ['top'], draws: true },
    {
      name: 'area',
      source: '(defn area [x] (let [y (* x 2)] (map (fn [z] (+ x y z a)) [1])))',
      references: ['a'],
      draws: false,
    },
    { name: undefined, source: '#(+ % a)', references: ['a'], draws: false },
    { name: undefined, source: '(do (def hidden 1) (+ hidden b))', references: ['b'], draws: false },
    { name: undefined, source: '(str :k seed)', references: ['seed'], draws: false },
  ])
})

test.each([
  'random',
  'random-int',
  'random-sign',
  'sample',
  'sample-n',
  'shuffle',
  'random-distinct',
  'random-int-where',
])('%s draws, also when it is only passed on', (name) => {
  expect(analyse(`(def f (map ${name} []))`).forms).toMatchObject([{ draws: true }])
})

test('a local name that hides a drawing function draws nothing', () => {
  expect(analyse('(defn f [shuffle] (shuffle 1))').forms).toMatchObject([{ draws: false, references: [] }])
})

test('a function that calls itself does not count as a reference', () => {
  expect(analyse('(defn f [n] (if (== n 0) g (f (- n 1))))').forms).toMatchObject([{ references: ['g'] }])
})

test.each([
  ['(+ a (* b a))', ['a', 'b']],
  ['(let [a 1] (+ a c))', ['c']],
  ['(-> x (f y) #(g % %2))', ['g', 'f', 'x', 'y']],
  ['(case n (is-even a) (:else b))', ['n', 'a', 'b']],
  ['(fn [a & r] [a r q])', ['q']],
  ['5', []],
])('%s refers to %j', (source, names) => {
  expect([...referencesOf(source)].sort()).toEqual([...names].sort())
})

test('a source with a fault is refused', () => {
  expect(() => analyse('(def a 1')).toThrow(ScriptError)
  expect(() => referencesOf('(if a)')).toThrow(ScriptError)
})
