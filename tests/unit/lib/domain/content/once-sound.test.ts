import { checkText, formOfText } from '@/lib/domain/content/check-text'
import { onceSound, withAnyDigits } from '@/lib/domain/content/once-sound'

test('of texts with one form a sound one is looked at once, a faulty one each time', () => {
  const looked: string[] = []
  const check = onceSound((text) => {
    looked.push(text)
    return text.includes('rossz') ? [text] : []
  }, withAnyDigits)
  const texts = ['jó 12', 'jó 47', 'jó 5', 'rossz 1', 'rossz 2']
  expect(texts.flatMap(check)).toEqual(['rossz 1', 'rossz 2'])
  expect(looked).toEqual(['jó 12', 'jó 5', 'rossz 1', 'rossz 2'])
})

describe('texts of one form are all sound or none', () => {
  test.each([
    ['a formula', '$\\frac12 + x^3$', '$\\frac97 + x^0$', true],
    ['how many digits a number has', '$\\frac12$', '$\\frac1$', false],
    [
      'a figure, which is drawn by its numbers',
      '```figure\n{"kind":"clock","a":1}\n```',
      '```figure\n{"kind":"clock","a":2}\n```',
      false,
    ],
    ['a character by its number', '$\\char65$', '$\\char99$', false],
    ['a style by its number', '$\\genfrac(){1pt}{2}{a}{b}$', '$\\genfrac(){1pt}{9}{a}{b}$', false],
    ['a colour', '$\\color{#111111}x$', '$\\color{#999999}x$', false],
  ])('%s', (_, one, other, isSame) => {
    expect(formOfText(one) === formOfText(other)).toBe(isSame)
  })

  test.each(['$\\frac{1{2}$', '$x^1^2$', '$$'])('and %s has its fault each time', (text) => {
    expect(checkText('$\\frac{1}{2}$ és $x^{12}$')).toEqual([])
    expect(checkText(text)).toHaveLength(1)
    expect(checkText(text)).toHaveLength(1)
  })
})
