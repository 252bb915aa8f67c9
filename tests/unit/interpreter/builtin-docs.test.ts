import { compileScript, print } from '@/interpreter'
import { builtinDocs } from '@/interpreter/reference'

test.each(builtinDocs())('$name: the example $example prints what its description says', ({ example, prints }) => {
  const { value } = compileScript(example).run({ seed: 1, difficulty: 1 })
  expect(value === undefined ? undefined : print(value)).toBe(prints)
})

test('every example uses the function that it explains', () => {
  const strangers = builtinDocs().filter(({ name, example }) => !example.includes(name))
  expect(strangers).toEqual([])
})

test('a signature names the types of the arguments', () => {
  const signature = (name: string) => builtinDocs().find((each) => each.name === name)?.signature
  expect(signature('round')).toBe('(round Number-or-Fraction [integer])')
  expect(signature('map')).toBe('(map Function Vector Vector…)')
  expect(signature('PI')).toBe('PI')
})
