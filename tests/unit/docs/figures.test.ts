import { existsSync, readdirSync } from 'node:fs'
import { figureFaults } from '@/lib/domain/figure/figure-faults'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'
import { optionsOf } from '@/lib/shared/figure/model'
import { figureExamples, figureGuide } from '@/tests/support/figure-examples'

const examples = figureExamples()

test.each(examples)('the example $name is a figure without a fault', ({ json }) => {
  expect(figureFaults(json)).toEqual([])
})

test.each(examples)('the example $name has its picture below it', ({ name }) => {
  expect(figureGuide).toContain(`(images/figures/${name}.png)`)
  expect(existsSync(`docs/images/figures/${name}.png`)).toBe(true)
})

test('there is no picture without its example', () => {
  const pictures = readdirSync('docs/images/figures').toSorted()
  expect(pictures).toEqual(examples.map(({ name }) => `${name}.png`).toSorted())
})

test.each(FIGURE_KINDS)('the page describes each option of %s, and shows it', (kind) => {
  const section = figureGuide.split(/^## /m).find((part) => part.startsWith(`${kind}\n`)) ?? ''
  const inherited = kind === 'fraction-pie' ? ['parts', 'shaded', 'label'] : []
  const missing = optionsOf(kind).filter((option) => !section.includes(`:${option}`) && !inherited.includes(option))
  expect(missing).toEqual([])
  expect(examples.some((example) => example.kind === kind)).toBe(true)
})
