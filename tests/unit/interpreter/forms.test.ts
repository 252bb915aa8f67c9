import { exe, faultOf } from './exe'

describe('definitions', () => {
  test.each([
    ['(def a 2)', '2'],
    ['(def a 2) (def b (* a 3)) [a b]', '[2 6]'],
    ['(defn f [x] (+ x 1)) (f 2)', '3'],
    ['(defn f [] 1 2 3) (f)', '3'],
    ['(defn f [x] (def y (* x 2)) (defn g [z] (+ y z)) (g 1)) (f 5)', '11'],
    ['(defn f [] (g)) (defn g [] 7) (f)', '7'],
    ['(def a 1) (defn f [] (def a 2) a) [(f) a]', '[2 1]'],
    ['(def a 1) (do (def a 2) a)', '2'],
    ['(defn sum [count] count)', 'invalid-arguments 1:7'],
    ['(def a 1) (def a 2)', 'invalid-arguments 1:11'],
    ['(defn f [a] (def a 2) a)', 'invalid-arguments 1:13'],
    ['(def if 1)', 'invalid-arguments 1:6'],
    ['(def seed 1)', 'invalid-arguments 1:1'],
    ['(def 5 1)', 'invalid-arguments 1:6'],
    ['(def a)', 'invalid-arguments 1:1'],
    ['(+ (def a 1) 2)', 'invalid-arguments 1:4'],
    ['(do (def a 1)) a', 'undefined-identifier 1:16'],
    ['(defn f [] b) (f) (def b 1)', 'undefined-identifier 1:12'],
    ['(def a a)', 'undefined-identifier 1:8'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('functions', () => {
  test.each([
    ['((fn [x y] (- x y)) 5 3)', '2'],
    ['((fn [] 1))', '1'],
    ['((fn [a & r] [a r]) 1 2 3)', '[1 [2 3]]'],
    ['((fn [& r] r))', '[]'],
    ['(((fn [a] (fn [b] (fn [c] [a b c]))) 1) 2)', '#<fn>'],
    ['((((fn [a] (fn [b] (fn [c] [a b c]))) 1) 2) 3)', '[1 2 3]'],
    ['(let [make (fn [n] #(+ n %))] ((make 5) 3))', '8'],
    ['(#(str %1 %2 %) 1 2)', '121'],
    ['(#(+ 1 2))', '3'],
    ['(map (fn [count] (+ count 1)) [1 2])', '[2 3]'],
    ['(def fs (map (fn [i] (fn [] i)) [1 2])) (map (fn [f] (f)) fs)', '[1 2]'],
    ['((fn [x] x))', 'invalid-arguments 1:1'],
    ['((fn [a & r] r))', 'invalid-arguments 1:1'],
    ['(#(+ % 1) 1 2)', 'invalid-arguments 1:1'],
    ['(fn [a a] a)', 'invalid-arguments 1:8'],
    ['(fn [1] 1)', 'invalid-arguments 1:6'],
    ['(fn [a & b c] 1)', 'invalid-arguments 1:5'],
    ['(fn [x])', 'invalid-arguments 1:1'],
    ['(fn x x)', 'invalid-arguments 1:5'],
    ['(1 2)', 'invalid-arguments 1:1'],
    ['()', 'invalid-arguments 1:1'],
    ['%', 'undefined-identifier 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })

  test('a function prints with its name', () => {
    expect(exe('(defn f [x] x) [f + (fn [x] x) #(+ % 1) (const 1)]')).toBe('[#<fn f> #<fn +> #<fn> #<fn> #<fn>]')
  })
})

describe('local bindings', () => {
  test.each([
    ['(let [a 1 b (+ a 1)] [a b])', '[1 2]'],
    ['(let [a 1 a (+ a 1)] a)', '2'],
    ['(let [a 1] (let [a 2] a))', '2'],
    ['(let [a 1] (let [b 2] b) a)', '1'],
    ['(let [+ -] (+ 5 3))', '2'],
    ['(let [] 5)', '5'],
    ['(def x 1) (let [x (+ x 1)] x)', '2'],
    ['(let [a] a)', 'invalid-arguments 1:6'],
    ['(let [a 1])', 'invalid-arguments 1:1'],
    ['(let [a 1] 2) a', 'undefined-identifier 1:15'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('conditions', () => {
  test.each([
    ['(if (< 1 2) "a" "b")', 'a'],
    ['(if false (/ 1 0) 2)', '2'],
    ['(if 1 2 3)', 'invalid-arguments 1:5'],
    ['(if true 1)', 'invalid-arguments 1:1'],
    ['(cond false 1 true 2 true 3)', '2'],
    ['(cond false 1 :else 2)', '2'],
    ['(cond false 1)', 'invalid-arguments 1:1'],
    ['(cond 1 2)', 'invalid-arguments 1:7'],
    ['(cond true)', 'invalid-arguments 1:1'],
    ['(cond true 1 false)', 'invalid-arguments 1:1'],
    ['(case 4 (is-odd "odd") (is-even "even"))', 'even'],
    ['(case 4 (is-odd 1) (:else (+ 1 1)))', '2'],
    ['(case 4 ((fn [x] (== x 4)) "four") (:else 0))', 'four'],
    ['(case 4 (is-odd 1))', 'invalid-arguments 1:1'],
    ['(case 4 (5 1))', 'invalid-arguments 1:10'],
    ['(case 4 (abs 1))', 'invalid-arguments 1:10'],
    ['(case 4 is-odd)', 'invalid-arguments 1:9'],
    ['(and true (< 1 2))', 'true'],
    ['(and false (/ 1 0))', 'false'],
    ['(or false false)', 'false'],
    ['(or true (/ 1 0))', 'true'],
    ['(and true 1)', 'invalid-arguments 1:11'],
    ['(or)', 'invalid-arguments 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

describe('other forms', () => {
  test.each([
    ['(do 1 2 3)', '3'],
    ['(do)', 'invalid-arguments 1:1'],
    ['((const (+ 1 2)) 5 6 7)', '3'],
    ['(map (const 0) [1 2])', '[0 0]'],
    ['(-> 3 (+ 4) (* 2))', '14'],
    ['(-> [3 1 2] sort head)', '1'],
    ['(-> 5 #(+ % 1))', '6'],
    ['(-> 1)', '1'],
    ['(-> false (if 1 2))', '2'],
    ['(by-difficulty 1 2)', 'invalid-arguments 1:1'],
    ['(map if [1])', 'invalid-arguments 1:6'],
    ['[seed difficulty]', '[1 1]'],
    ['', ''],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })

  test.each([
    [1, 'easy'],
    [2, 'medium'],
    [3, 'hard'],
  ])('by-difficulty evaluates only the one for level %i', (level, value) => {
    const source = '(def level (by-difficulty "easy" "medium" "hard")) (by-difficulty level level (do level))'
    expect(exe(source, 1, level)).toBe(value)
    expect(exe('(by-difficulty 1 (/ 1 0) (/ 1 0))')).toBe('1')
  })
})

describe('messages', () => {
  test.each([
    ['(coutn [1])', 'coutn is not defined; did you mean count?'],
    ['(def width 3) (* widht 2)', 'widht is not defined; did you mean width?'],
    ['(xyzzy 1)', 'xyzzy is not defined'],
    ['(sqrt "a")', 'expected (sqrt Number-or-Fraction), got String'],
    ['(map sqrt [1 [2]])', 'expected (sqrt Number-or-Fraction), got Vector'],
    ['(is-even 2.5)', 'expected (is-even integer), got 2.5'],
    ['(is-even 4/2)', 'expected (is-even integer), got Fraction 2'],
    ['(gcd)', 'expected (gcd integer integer…), got no arguments'],
    ['(round 1 2 3)', 'expected (round Number-or-Fraction [integer]), got 3 arguments'],
    ['(sort [1 "a"])', 'sort expects numbers or Strings, got String and Number'],
    ['(if true 1)', 'expected (if test then else), got 2 arguments'],
    ['(defn f [x] x) (f 1 2)', 'f expects 1 argument, got 2 arguments'],
    ['(map if [1])', 'if is a special form, not a value: (if test then else)'],
    ['("f" 1)', 'a String is not a function and cannot be called'],
  ])('%s says: %s', (source, message) => {
    expect(faultOf(source).message).toBe(message)
  })

  test('an error names the functions that it passed through, innermost first', () => {
    const fault = faultOf('(defn f [x] (/ 1 x)) (defn g [x] (map (fn [y] (f y)) [x])) (g 0)')
    expect(fault).toMatchObject({ kind: 'division-by-zero', trace: ['f', 'fn', 'g'] })
    expect(fault.position).toEqual({ line: 1, column: 13, offset: 12, length: 7 })
  })

  test('what has returned is not in the trace', () => {
    expect(faultOf('(defn f [] 1) (defn g [] (f) (/ 1 0)) (f) (g)').trace).toEqual(['g'])
  })
})
