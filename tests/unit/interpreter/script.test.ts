import { compileScript, print, ScriptError } from '@/interpreter'

const levels = { seed: 1, difficulty: 1 }

function kindOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof ScriptError) return error.kind
    throw error
  }
  return 'none'
}

describe('a script', () => {
  test.each([
    [0, 1],
    [-5, 1],
    [1, 1],
    [2.9, 2],
    [3, 3],
    [99, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])('runs difficulty %d at level %d', (difficulty, level) => {
    const run = compileScript('[seed difficulty]').run({ seed: 7, difficulty })
    expect(run).toMatchObject({ seed: 7, difficulty: level, value: [7, level] })
  })

  test('refuses a seed that is none', () => {
    expect(kindOf(() => compileScript('1').run({ seed: 0, difficulty: 1 }))).toBe('invalid-arguments')
  })

  test('has no value when it is empty', () => {
    expect(compileScript(' ; nothing\n').run(levels).value).toBeUndefined()
  })

  test('runs any number of times, each by itself', () => {
    const script = compileScript('(def a (random-int 1 100)) a')
    const values = [1, 2, 1].map((seed) => script.run({ seed, difficulty: 1 }).value)
    expect(values[0]).toBe(values[2])
    expect(values[0]).not.toBe(values[1])
  })

  test('throws its first fault when it is compiled', () => {
    expect(() => compileScript('(+ 1 alma) (')).toThrow(expect.objectContaining({ kind: 'unexpected-end' }))
    expect(() => compileScript('(+ 1 alma) (sqrt)')).toThrow(expect.objectContaining({ kind: 'undefined-identifier' }))
  })
})

describe('an expression beside a script', () => {
  const script = compileScript('(def a 5) (defn twice [x] (* 2 x)) (def dice (fn [] (random-int 1 6)))')
  const run = script.run(levels)

  test('sees the names of the script, and further ones', () => {
    expect(script.compileExpression('(twice a)').evaluate(run)).toBe(10)
    expect(script.compileExpression('[seed difficulty]').evaluate(run)).toEqual([1, 1])
    const feedback = script.compileExpression('(== answer (map (fn [x] (+ x a)) other))', ['answer', 'other'])
    expect(
      feedback.evaluate(run, [
        [6, 7],
        [1, 2],
      ]),
    ).toBe(true)
  })

  test('hides a name of the script with one of its own', () => {
    expect(script.compileExpression('a', ['a']).evaluate(run, ['mine'])).toBe('mine')
  })

  test.each(['(random)', '(random-int 1 6)', '(dice)', '(map (fn [x] (random-sign)) [1])', '(shuffle [])'])(
    'cannot draw with %s',
    (source) => {
      expect(kindOf(() => script.compileExpression(source).evaluate(run))).toBe('invalid-arguments')
    },
  )

  test.each([
    ['', 'unexpected-end'],
    ['a a', 'unexpected-token'],
    ['(def b 1)', 'invalid-arguments'],
    ['b', 'undefined-identifier'],
    ['(twice', 'unexpected-end'],
  ])('%j is refused as %s', (source, kind) => {
    expect(kindOf(() => script.compileExpression(source))).toBe(kind)
  })

  test('counts its limits anew each time', () => {
    const expression = script.compileExpression('(count (map twice (range 1 90000)))')
    expect([1, 2, 3, 4].map(() => expression.evaluate(run))).toEqual([90000, 90000, 90000, 90000])
  })

  test('gives the same whenever it is evaluated', () => {
    const values = [1, 2].map(() => print(script.compileExpression('(twice a)').evaluate(run)))
    expect(values).toEqual(['10', '10'])
  })

  test('refuses the run of another script, and a wrong number of values', () => {
    const other = compileScript('(def a 5)').run(levels)
    expect(kindOf(() => script.compileExpression('a').evaluate(other))).toBe('invalid-arguments')
    expect(kindOf(() => script.compileExpression('a', ['b']).evaluate(run))).toBe('invalid-arguments')
  })
})
