import fc from 'fast-check'
import { compileScript, compileTemplate, equals, parse, print, ScriptError } from '@/interpreter'
import { builtinDocs } from '@/interpreter/reference'
import cases from '@/tests/fixtures/language-cases.json'
import { exe } from './exe'

const SEED = 20261120

/** Runs whatever it is given; anything but a ScriptError comes out. */
function tryOut(source: string): void {
  try {
    const script = compileScript(source)
    const run = script.run({ seed: 1, difficulty: 2 })
    if (run.value !== undefined) print(run.value)
    compileTemplate(script, source).render(run)
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
  }
}

const examples = [...cases.map(({ source }) => source), ...builtinDocs().map(({ example }) => example)]
const names = builtinDocs().map(({ name }) => name)

describe('no source makes the interpreter throw anything but ScriptError', () => {
  test('characters at random', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'()[]{}#;"\\@$%&:- .,/19aé🙂\n`'), maxLength: 60 })
    fc.assert(fc.property(fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 40 })), tryOut), {
      seed: SEED,
      numRuns: 1500,
    })
  })

  test('examples with pieces removed, doubled and exchanged', () => {
    const piece = fc.tuple(fc.constantFrom(...examples), fc.nat({ max: 80 }), fc.nat({ max: 20 }))
    fc.assert(
      fc.property(piece, piece, ([a, at, length], [b, from, size]) => {
        tryOut(a.slice(0, at) + b.slice(from, from + size) + a.slice(at + length))
      }),
      { seed: SEED, numRuns: 3000 },
    )
  })

  test('every built-in with arguments of every type', () => {
    const argument = fc.constantFrom(
      ...['0', '-1', '2.5', '1/2', '100000', '9007199254740991', '"a"', '""', '"km"', ':a', 'true', '[]', '[1 2]'],
      ...['["b" "a"]', '[[1] [2]]', '{}', '{:a 1}', '(Set 1)', '(Set)', '+', 'str', '(fn [x] true)', '#(< %1 %2)'],
    )
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(argument, { maxLength: 4 }), (name, values) => {
        tryOut(`(${name} ${values.join(' ')})`)
      }),
      { seed: SEED, numRuns: 6000 },
    )
  })

  test.each([
    ['open brackets', '('.repeat(100_000)],
    ['open short functions', '#('.repeat(50_000)],
    ['closing brackets', ')'.repeat(100_000)],
    ['unknown characters', '`'.repeat(100_000)],
    ['quotation marks', '"'.repeat(99_999)],
    ['comments', ';#'.repeat(50_000)],
    ['digits', '1'.repeat(100_000)],
    ['a deep expression', `${'(+ 1 '.repeat(999)}1${')'.repeat(999)}`],
    ['deep vectors', `${'['.repeat(1000)}${']'.repeat(1000)}`],
    ['a long thread', `(-> 1${' abs'.repeat(50_000)})`],
    ['many arguments', `(+${' 1'.repeat(200_000)})`],
    ['many forms', '(def a 1) '.repeat(10_000)],
    ['a deep function that calls itself', `(defn f [] ${'(+ 1 '.repeat(300)}(f)${')'.repeat(300)}) (f)`],
  ])('%s', (_, source) => {
    expect(() => tryOut(source)).not.toThrow()
  })
})

/** Recursion as deep as the language promises, in forms that take much of JavaScript's stack. */
describe('990 nested calls are possible', () => {
  test.each([
    ['(defn f [n] (if (== n 0) 0 (+ 1 (f (- n 1))))) (f 990)'],
    ['(defn f [n] (cond (== n 0) 0 :else (let [m (- n 1)] (do (def r (f m)) (+ 1 r))))) (f 990)'],
  ])('%s', (source) => {
    expect(exe(source)).toBe('990')
  })

  test.each([
    '(defn f [n] (if (== n 0) 0 (+ 1 (f (- n 1))))) (f 1001)',
    '(defn f [x] (f x)) (f 1)',
    '(defn f [x] (map f [x])) (f 1)',
    '(defn f [] (g)) (defn g [] (f)) (f)',
  ])('%s goes too deep', (source) => {
    expect(exe(source)).toMatch(/^limit-exceeded /)
  })
})

describe('limits end what would take long', () => {
  const nested = '(defn f [v n] (if (== n 0) v (f [v v] (- n 1)))) (def big (f [1] 60))'
  const long = '(def s (repeat-str "a" 100000))'
  const wide = '(def v (range 1 100000))'

  test.each([
    `${wide} (map (fn [x] (map abs v)) v)`,
    `${wide} (reduce append [] v)`,
    `${wide} (reduce (fn [w i] (concat w w)) [1] v)`,
    `${wide} (reduce (fn [t i] (str (slice t 0 50000) "a")) (repeat-str "b" 50000) v)`,
    `${wide} (reduce (fn [m i] (assoc m i i)) {} v)`,
    `${wide} (reduce (fn [m i] (set-union m (Set i))) (Set) v)`,
    `${wide} (map (fn [i] (sort v)) v)`,
    `${wide} (map (fn [i] (median v)) v)`,
    `${wide} (map (fn [i] (mode v)) v)`,
    `${wide} (map (fn [i] (reverse v)) v)`,
    `${wide} (map (fn [i] (intersperse 0 (take 50000 v))) v)`,
    `${wide} (map (fn [i] (flatten [v])) v)`,
    `${wide} (map (fn [i] (index-of v 100000)) v)`,
    `${wide} (map (fn [i] (zip v v v v)) v)`,
    `${wide} (map (fn [i] (random-int-where is-even 1 100000)) v)`,
    `${wide} (map (fn [i] (sin (+ i 0.5))) v)`,
    `${wide} (map (fn [i] (pow 1.000001 (* i 1000001))) v)`,
    `${wide} (map (fn [i] (is-prime 9007199254740881)) v)`,
    `${wide} (map (fn [i] (divisors 1000000)) v)`,
    `${wide} (map (fn [i] (binomial 3000 1500)) v)`,
    `${wide} (map (fn [i] (num-to-text i)) v)`,
    `${wide} ${long} (map (fn [i] (count (upper s))) v)`,
    `${wide} ${long} (map (fn [i] (get s 5)) v)`,
    `${wide} ${long} (map (fn [i] (contains s (str (slice s 0 50000) "b"))) v)`,
    `${wide} ${long} (map (fn [i] (< s (str (slice s 1 99990) "b"))) v)`,
    `${wide} ${long} (map (fn [i] (get {:a 1} (str (slice s 1 99990) i) 0)) v)`,
    `${long} (replace s "a" s)`,
    `${long} (str s "a")`,
    `${long} (repeat-str s 2)`,
    `${long} (pad-left "a" 100001)`,
    `${long} (join-with s [1 2])`,
    `${long} (str [s])`,
    `${nested} (str big)`,
    `${nested} (== big (f [1] 60))`,
    `${nested} (Set big)`,
    '(def deep (reduce (fn [v i] [v]) [] (range 1 50000))) (str deep)',
    '(def deep (fn [] (reduce (fn [v i] [v]) [] (range 1 50000)))) (== (deep) (deep))',
    '(range 1 200000)',
    '(repeat 100001 0)',
    '(random-distinct 100001 1 1000000)',
  ])('%s', (source) => {
    expect(exe(source)).toMatch(/^limit-exceeded /)
  })

  /** What a script can hold takes memory, so making it costs, in whatever way it is made. */
  test.each([
    ['(range 1 100000)', 30, 60],
    ['(repeat 100000 0)', 30, 60],
    ['(reverse v)', 30, 60],
    ['(split s "a")', 30, 60],
    ['(repeat-str "a" 100000)', 100, 200],
    ['[1]', 100_000, 400_000],
    ['{}', 50_000, 200_000],
    ['(Set)', 50_000, 200_000],
    ['(fn [] 1)', 100_000, 400_000],
    ['(digits 9007199254740991)', 20_000, 100_000],
    ['(prime-factors 4503599627370496)', 10_000, 50_000],
  ])('%s can be made %i times, but not %i times', (made, possible, impossible) => {
    const making = (times: number) => `(def v (range 1 100000)) (def s (repeat-str "a" 100000))
      (defn times [n f] (count (map f (range 1 n))))
      (map (fn [n] (times n (fn [i] ${made}))) (concat (repeat ${Math.floor(times / 50_000)} 50000) [${times % 50_000}]))`
    expect(exe(making(possible))).toMatch(/^\[/)
    expect(exe(making(impossible))).toMatch(/^limit-exceeded /)
  })

  test('a limit that is reached while printing has the position of what is printed', () => {
    const script = compileScript(`${nested} (def a (f [1] 60))\n  a`)
    const run = script.run({ seed: 1, difficulty: 1 })
    const faultOf = (print: () => string) => {
      try {
        return print()
      } catch (error) {
        return error instanceof ScriptError ? [error.kind, error.position?.line, error.position?.column] : error
      }
    }
    expect(faultOf(() => run.text())).toEqual(['limit-exceeded', 2, 3])
    expect(faultOf(() => compileTemplate(script, 'egy\nkét @a@').render(run))).toEqual(['limit-exceeded', 2, 6])
    const long = '@(repeat-str "a" 60000)@'
    expect(faultOf(() => compileTemplate(script, long + long).render(run))).toEqual(['limit-exceeded', 1, 1])
  })

  test('Strings are ordered for as much as has to be looked at', () => {
    const words = '(def long (repeat-str "x" 90000)) (def v (map #(str % long) (shuffle (range 1 100))))'
    expect(exe(`${words} (count (head (sort v)))`)).toBe('90003')
    expect(exe(`${words} (count (filter #(< "a" %) (flatten (repeat 100 v))))`)).toBe('0')
    const alike = '(def one (repeat-str "á" 90000)) (def other (repeat-str "a" 90000))'
    expect(exe(`${alike} (sort (flatten (repeat 50 [one other])))`)).toMatch(/^limit-exceeded /)
  })

  test('a host that prints or compares an endless value gets a ScriptError too', () => {
    const value = compileScript(`${nested} [big (f [1] 60)]`).run({ seed: 1, difficulty: 1 }).value
    const [a, b] = Array.isArray(value) ? value : []
    expect(() => print(a)).toThrow(ScriptError)
    expect(() => equals(a, b)).toThrow(ScriptError)
  })

  test('the slowest way to spend a million steps is not much slower than a plain loop', () => {
    const seconds = (source: string) => {
      const start = performance.now()
      exe(source)
      return (performance.now() - start) / 1000
    }
    const loop = seconds(`${wide} (map (fn [x] (map (fn [y] (+ x y)) v)) v)`)
    const slow = seconds(`${wide} (map (fn [x] (log (+ x 0.5))) v)`)
    expect(slow).toBeLessThan(20 * loop + 1)
  })
})

describe('there is no way out of the language', () => {
  test.each([
    '__proto__',
    'constructor',
    'globalThis',
    'process',
    'this',
    'toString',
    '(hasOwnProperty "a")',
    '(get {} "constructor")',
    '(get {} "__proto__")',
    '(get [] "length")',
    '(get "abc" "length")',
    '(abbreviate "HU" "constructor") __proto__',
    '(convert-unit 1 "constructor" "__proto__")',
    '(suffix 1 "constructor")',
    '(("constructor" "x"))',
    '(fn [] this)  (this)',
  ])('%s is refused', (source) => {
    expect(exe(source)).toMatch(/^(undefined-identifier|invalid-arguments) /)
  })

  test.each([
    ['(def __proto__ 1) (def constructor 2) (+ __proto__ constructor)', '3'],
    ['((fn [toString valueOf] (+ toString valueOf)) 1 2)', '3'],
    ['(get {"__proto__" 1} "__proto__")', '1'],
    ['(keys (assoc {} "__proto__" 1 "constructor" 2))', '["__proto__" "constructor"]'],
    ['{:__proto__ 1}', '{:__proto__ 1}'],
    ['(distinct ["__proto__" "constructor" "__proto__"])', '["__proto__" "constructor"]'],
    ['(abbreviate "HU" "constructor")', 'constructor'],
    ['(translate "HU" "__proto__")', '__proto__'],
  ])('%s is only %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })

  test('what a script makes cannot be changed under it', () => {
    const script = compileScript('(def v [1 2]) (def m {:a v}) [v m]')
    const first = print(script.run({ seed: 1, difficulty: 1 }).value ?? '')
    expect(print(script.run({ seed: 1, difficulty: 1 }).value ?? '')).toBe(first)
  })
})

test('parse never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (source) => {
      for (const { position } of parse(source).errors) expect(position?.line).toBeGreaterThan(0)
    }),
    { seed: SEED, numRuns: 1000 },
  )
})
