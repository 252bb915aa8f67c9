import { readFileSync } from 'node:fs'
import { buttonClass } from '@/components/ui/button-class'

const css = readFileSync('app/globals.css', 'utf8')

const utilitiesWith = (word: string) =>
  [...css.matchAll(/^@utility (\S+) \{\n([^}]*)\}/gm)].flatMap(([, name, rules = '']) =>
    rules.includes(word) ? [name] : [],
  )

test('the look of a secondary button is said once, for buttons and for the links of lists', () => {
  expect(buttonClass('secondary', 'mt-4')).toBe('button-shape button-secondary mt-4')
  expect(utilitiesWith('font-[650]')).toEqual(['button-shape'])
  expect(utilitiesWith('aria-disabled:border-line')).toEqual(['button-secondary'])
  expect(utilitiesWith('button-secondary')).toEqual(['exam-mode'])
})
