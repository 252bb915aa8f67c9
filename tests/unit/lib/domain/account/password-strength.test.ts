import { requireStrongPassword } from '@/lib/domain/account/password-strength/require-strong-password'

const KATA = { email: 'kiss.katalin09@pelda.hu', name: 'Kiss Kati' }

/** Why a password is refused, or that it is taken. */
async function verdictOn(password: string, owner: { email: string; name: string | null } = KATA): Promise<unknown> {
  try {
    return (await requireStrongPassword(password, owner)) === password ? 'taken' : 'changed'
  } catch (error) {
    return error instanceof Error && 'details' in error ? error.details : error
  }
}

test.each([
  ['öt123', 'short'],
  ['      ', 'short'],
  ['123456', 'common'],
  ['123456789', 'common'],
  ['aaaaaaaa', 'pattern'],
  ['abcabcabc', 'pattern'],
  ['qwertz', 'pattern'],
  ['2014.05.12.', 'pattern'],
  ['20140512', 'pattern'],
  ['password', 'common'],
  ['P@ssw0rd', 'common'],
  ['iloveyou', 'common'],
  ['jelszó', 'common'],
  ['Jelszo1', 'common'],
  ['titok1', 'common'],
  ['kiscica', 'common'],
  ['pókember', 'common'],
  ['Hófehérke1', 'common'],
  ['mancsőrjárat', 'common'],
  ['Űrhajós', 'common'],
  ['tűzoltó', 'common'],
  ['Szeretlek1', 'common'],
  ['bence2014', 'common'],
  ['csiga létra eper', 'common'],
  ['EPER-csiga-létra', 'common'],
  ['matekliget', 'personal'],
  ['Matekliget1', 'personal'],
  ['kisskati', 'personal'],
  ['Kiss Kati 9', 'personal'],
  ['kiss.katalin09@pelda.hu', 'personal'],
  ['katalin09', 'personal'],
])('refuses %p as %s', async (password, reason) => {
  expect(await verdictOn(password)).toEqual({ reason })
})

test.each([
  'kx7wqp',
  'három zsemle hajó',
  'hat lila zebra ugrik',
  'bagoly7villamos',
  'kati és a hét törpe',
  'ővízbű',
  '🦊🐻🐼🦁🐯🐸',
])('takes %p', async (password) => {
  expect(await verdictOn(password)).toBe('taken')
})

test('knows no name where there is none', async () => {
  expect(await verdictOn('hat lila zebra ugrik', { email: 'a@b.hu', name: null })).toBe('taken')
})

test('reads no more of a long password than it takes to call it strong', async () => {
  expect(await verdictOn('p4$$w0rd'.repeat(16))).toEqual({ reason: 'pattern' })
  expect(await verdictOn(`három zsemle hajó${'!'.repeat(100)}`)).toBe('taken')
})
