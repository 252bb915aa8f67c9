import { DisplayName, Email, Password } from '@/lib/domain/account/model'

test.each([
  [' Kata@Pelda.HU ', 'kata@pelda.hu'],
  ['kata.nagy+matek@iskola.pelda.hu', 'kata.nagy+matek@iskola.pelda.hu'],
])('the address %s is kept as %s', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept)
})

test.each([
  '',
  'kata',
  'kata@',
  '@pelda.hu',
  'kata@pelda',
  'a b@pelda.hu',
  'kata@pelda.hu\r\nBcc: x@y.hu',
  'a@b.hu, c@d.hu',
  `${'x'.repeat(250)}@b.hu`,
])('is no address: %j', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false)
})

test.each([
  ['titok', false],
  ['titok1', true],
  ['öőüűáé', true],
  ['🦊🦊🦊', false],
  ['🦊🦊🦊🦊🦊🦊', true],
  ['      ', false],
  ['\u00a0\u2003\t   ', false],
  [' titok', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
])('the password %j counts as people see its characters: %s', (password, accepted) => {
  expect(Password.safeParse(password).success).toBe(accepted)
})

test.each([' Nagy Kata ', 'Kata 🦊', '👩‍👧', "O'Neill", 'Ξένια'])('a name may be %j', (name) => {
  expect(DisplayName.parse(name)).toBe(name.trim())
})

test.each(['', '   ', '\u200b', '\u00a0', 'Kata\nNagy', 'Kata\u0000', 'atak\u202e', '\ud800', 'x'.repeat(81)])(
  'a name may not be %j',
  (name) => {
    expect(DisplayName.safeParse(name).success).toBe(false)
  },
)
