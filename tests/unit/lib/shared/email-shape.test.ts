/** What browsers take for an e-mail address is what the server does. */
import fc from 'fast-check'
import { Email } from '@/lib/domain/account/model'
import { isEmailShaped } from '@/lib/shared/email-shape'

test.each([
  ['kata@example.hu', true],
  [' Kata.Kiss+matek@iskola.example.hu ', true],
  ["o'neil@example.hu", true],
  ['kata', false],
  ['kata@', false],
  ['kata@example', false],
  ['kata@example.h', false],
  ['kata@@example.hu', false],
  ['kata@peldá.hu', false],
  ['ka ta@example.hu', false],
  ['.kata@example.hu', false],
  ['kata.@example.hu', false],
  ['ka..ta@example.hu', false],
  ["kata'@example.hu", false],
  ['kata@-example.hu', false],
  ['\u212Aata@example.hu', false],
  [`${'k'.repeat(250)}@example.hu`, false],
  ['', false],
])('"%s": %s', (text, isTaken) => {
  expect([isEmailShaped(text), Email.safeParse(text).success]).toEqual([isTaken, isTaken])
})

test('nor do they differ on anything else', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aZ9._-+\'@ é"'), maxLength: 6 })
  const near = fc
    .tuple(part, fc.constantFrom('@', '', '@a.'), part, fc.constantFrom('.hu', '', '.h', '.hu '))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(near, (text) => isEmailShaped(text) === Email.safeParse(text).success),
    { numRuns: 3000 },
  )
})
