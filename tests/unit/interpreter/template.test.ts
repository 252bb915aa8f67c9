import { compileScript, compileTemplate, ScriptError } from '@/interpreter'

const SCRIPT = '(def a 2.5) (def b 12345) (def f -3/4) (def s "x < @ $ y") (def v [1.5 "a" 1/2])'

function render(template: string, failures: 'throw' | 'inline' = 'throw'): string {
  const script = compileScript(SCRIPT)
  return compileTemplate(script, template, { failures }).render(script.run({ seed: 1, difficulty: 1 }))
}

function fault(template: string): string {
  try {
    return render(template)
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    return `${error.kind} ${error.position?.line}:${error.position?.column}`
  }
}

test.each([
  ['', ''],
  ['szöveg', 'szöveg'],
  ['x = @a@ és $x = @a@$', 'x = 2,5 és $x = 2{,}5$'],
  ['@b@ @@ pont', '12\u00a0345 @ pont'],
  ['$@b@$', '$12345$'],
  ['@f@, $@f@$', '-3/4, $-\\frac{3}{4}$'],
  ['$@a@ + @b@$ @a@', '$2{,}5 + 12345$ 2,5'],
  ['$$@a@$$ @a@', '$$2{,}5$$ 2,5'],
  ['$$a $ @a@$$ @a@', '$$a $ 2{,}5$$ 2,5'],
  ['$1$$@a@$@a@', '$1$$2{,}5$2,5'],
  ['\\$@a@ $@a@\\$@a@$ @a@', '\\$2,5 $2{,}5\\$2{,}5$ 2,5'],
  ['$x\\\\$@a@', '$x\\\\$2,5'],
  ['\\@a@', '\\2,5'],
  ['@s@ $@s@$', 'x < @ $ y $x < @ $ y$'],
  ['@v@', '[1.5 "a" 1/2]'],
  ['@(str "a@b" a)@', 'a@b2.5'],
  ['@(str "\\"@" 1)@', '"@1'],
  ['@(str\n a)@', '2.5'],
  ['@(< 1 2)@', 'true'],
  ['@@@a@@@', '@2,5@'],
  ['info@@pelda.hu', 'info@pelda.hu'],
])('%j renders as %j', (template, text) => {
  expect(render(template)).toBe(text)
})

test.each([
  ['egy @a', 'unexpected-end 1:5'],
  ['egy\nkét @alma@', 'undefined-identifier 2:6'],
  ['@ @', 'unexpected-end 1:2'],
  ['@a b@', 'unexpected-token 1:4'],
  ['x @(+ a@', 'unexpected-end 1:4'],
  ['x @(str "a@', 'unexpected-end 1:3'],
  ['x @(/ a 0)@', 'division-by-zero 1:4'],
  ['@(random)@', 'invalid-arguments 1:2'],
  ['@(def c 1)@', 'invalid-arguments 1:2'],
])('%j fails as %s', (template, expected) => {
  expect(fault(template)).toBe(expected)
})

test.each([
  ['a @(/ 1 0)@ b', 'a @(/ 1 0)@ b'],
  ['a @alma@ b', 'a @alma@ b'],
  ['a @(+ 1@ b', 'a @(+ 1@ b'],
  ['a @(inverse 0)@ b', '(defn inverse [x] (/ 1 x))'],
])('the fault of %j has its position in %j', (template, source) => {
  const script = compileScript('(defn inverse [x] (/ 1 x))')
  const run = script.run({ seed: 1, difficulty: 1 })
  expect(() => compileTemplate(script, template).render(run)).toThrow(expect.objectContaining({ source }))
})

test('a page that must show shows what failed where it failed', () => {
  expect(render('jó @a@\n@alma@ @(/ a 0)@ jó', 'inline')).toBe(
    'jó 2,5\n2:2 alma is not defined 2:9 division by zero jó',
  )
})

test('sees extra names, whose values come with each rendering', () => {
  const script = compileScript(SCRIPT)
  const run = script.run({ seed: 1, difficulty: 1 })
  const template = compileTemplate(script, '@answer@ helyett $@a@$', { extraNames: ['answer'] })
  expect(template.render(run, ['semmi'])).toBe('semmi helyett $2{,}5$')
  expect(() => template.render(run)).toThrow(ScriptError)
})
