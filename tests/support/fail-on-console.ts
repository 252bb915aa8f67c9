/**
 * An unexpected warning or error on the console fails the test that caused it. A test that expects one replaces
 * the method with `jest.spyOn(console, 'error').mockImplementation(...)`.
 */
import { format } from 'node:util'

const unexpected: string[] = []
const originals = { error: console.error, warn: console.warn }

beforeEach(() => {
  unexpected.length = 0
  console.error = (...parts: unknown[]) => unexpected.push(`console.error: ${format(...parts)}`)
  console.warn = (...parts: unknown[]) => unexpected.push(`console.warn: ${format(...parts)}`)
})

afterEach(() => {
  Object.assign(console, originals)
  if (unexpected.length > 0) throw new Error(`unexpected console output\n${unexpected.join('\n')}`)
})
