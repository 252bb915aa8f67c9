import { verificationMail } from '@/lib/shared/messages/mails'
import { parentalConsentMail } from '@/lib/shared/messages/parent-mails'

const LINK = 'https://matek.example/x?token=abc'

const textOf = (reminder: number) =>
  parentalConsentMail({
    childName: 'Kata',
    childAddress: 'k•••@example.hu',
    lastDay: '2026. december 31.',
    agreeLink: LINK,
    refuseLink: LINK,
    reminder,
  }).text

test('each mail to a parent says how it stands to those before it', () => {
  const told = [0, 1, 2].map((reminder) => [
    /már írtunk erről/.test(textOf(reminder)),
    /utolsó emlékeztetőnk/.test(textOf(reminder)),
  ])
  expect(told).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
})

test('the mail of the confirmation says of each of its links how long it holds', () => {
  const { text } = verificationMail({ displayName: 'Kata', link: LINK, newsletterLink: `${LINK}2` })
  expect(text).toContain('24\u00a0óráig érvényes')
  expect(text).toContain('7\u00a0napig érvényes')
})
