import type { MailText } from '@/lib/shared/messages/mail-template'
import {
  actionRequiredMail,
  cancelledMail,
  disputeMail,
  endedMail,
  expiringMail,
  paymentFailedMail,
  receiptMail,
  refundMail,
  refundRequestMail,
  welcomeMail,
  withdrawnMail,
} from '@/lib/shared/messages/payment-mails'

const SITE = 'https://matek.example'
const BILL = 'https://pay.example/in_1?a=1&b=2'
const payer = { displayName: 'Kiss Éva', siteUrl: SITE }
const amount = { amount: 199_000, currency: 'huf' }
const boughtAt = '2026-01-15T12:00:00.000Z'
const company = { name: 'Próba Kft.', address: '1111 Budapest, Próba utca 1.', email: 'info@matek.example' }

const welcome = {
  boughtAt,
  renewsAt: '2026-02-15T12:00:00.000Z',
  unitAmount: 199_000,
  currency: 'huf',
  receiptUrl: BILL,
  termsUrl: `${SITE}/terms/20250723`,
  withdrawalEnd: '2026-01-29T22:59:59.999Z',
  company,
}
const receipt = { ...amount, number: 'A-1', paidAt: boughtAt, periodEnd: '2026-02-15T12:00:00.000Z', receiptUrl: BILL }
const refund = { ...amount, reason: 'withdrawal', paidAt: boughtAt, refundedAt: null } as const

interface Case {
  readonly name: string
  readonly mail: MailText
  /** Where its button leads. */
  readonly link: string
  readonly says: readonly string[]
}

const toPayers: readonly Case[] = [
  {
    name: 'welcome',
    mail: welcomeMail(payer, welcome),
    link: `${SITE}/subscription`,
    says: [
      '2026. január 15. 13:00',
      'havonta 1990\u00a0Ft',
      '2026. február 15.',
      BILL,
      `${SITE}/terms/20250723`,
      '2026. január 29.',
      'ELÁLLÁSI NYILATKOZAT',
      '1111 Budapest',
    ],
  },
  {
    name: 'receipt',
    mail: receiptMail(payer, receipt),
    link: BILL,
    says: ['1990\u00a0Ft', '2026. január 15.', 'A-1', '2026. február 15.'],
  },
  {
    name: 'failed payment',
    mail: paymentFailedMail(payer, { ...amount, payUrl: BILL }),
    link: `${SITE}/subscription`,
    says: ['1990\u00a0Ft', BILL],
  },
  {
    name: 'authentication',
    mail: actionRequiredMail(payer, { ...amount, payUrl: BILL }),
    link: BILL,
    says: ['1990\u00a0Ft'],
  },
  {
    name: 'cancellation',
    mail: cancelledMail(payer, { expiresAt: '2026-02-15T12:00:00.000Z' }),
    link: `${SITE}/subscription`,
    says: ['2026. február 15.', 'visszaállíthatod'],
  },
  {
    name: 'expiry',
    mail: expiringMail(payer, { expiresAt: '2026-02-15T12:00:00.000Z' }),
    link: `${SITE}/subscription`,
    says: ['2026. február 15. 13:00', 'újraaktiválhatod'],
  },
  {
    name: 'end',
    mail: endedMail(payer, { endedAt: '2026-02-15T12:00:00.000Z' }),
    link: `${SITE}/subscribe`,
    says: ['2026. február 15.', 'Több díjat nem vonunk le'],
  },
  {
    name: 'withdrawal',
    mail: withdrawnMail(payer, { ...amount, boughtAt, withdrawnAt: '2026-01-17T22:30:00.000Z', isByStaff: false }),
    link: SITE,
    says: ['Időpontja: 2026. január 17. 23:30', '1990\u00a0Ft', 'fizetjük vissza', '14\u00a0napon belül'],
  },
  {
    name: 'second withdrawal',
    mail: withdrawnMail(payer, { ...amount, boughtAt, withdrawnAt: '2026-01-17T22:30:00.000Z', isByStaff: true }),
    link: SITE,
    says: ['Időpontja: 2026. január 17. 23:30', '1990\u00a0Ft', 'munkatársunk intézi', '14\u00a0napon belül'],
  },
  {
    name: 'refund',
    mail: refundMail(payer, { ...refund, state: 'done', refundedAt: '2026-01-18T12:00:00.000Z' }),
    link: SITE,
    says: ['Visszafizettük', '1990\u00a0Ft', '2026. január 18.'],
  },
  {
    name: 'begun refund',
    mail: refundMail(payer, { ...refund, reason: 'no-owner', state: 'pending' }),
    link: SITE,
    says: ['Elindítottuk a visszafizetést', '1990\u00a0Ft', 'nem tartozott használható előfizetés'],
  },
  {
    name: 'delayed refund',
    mail: refundMail(payer, { ...refund, state: 'delayed' }),
    link: SITE,
    says: ['a bank nem fogadta', '1990\u00a0Ft'],
  },
]

describe.each(toPayers)('the $name mail', ({ mail, link, says }) => {
  test('greets the payer, says what there is to know, and leads on', () => {
    expect(mail.subject).toMatch(/^\S.* – Matekliget$/)
    expect(mail.text).toContain('Szia Kiss Éva!')
    for (const part of says) expect(mail.text).toContain(part)
    expect(mail.text).toContain(`:\n${link}\n`)
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  })

  test('says the same as text and as HTML', () => {
    const shown = mail.html
      .replaceAll('<br>', '\n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
    for (const line of mail.text.split('\n').filter(Boolean)) expect(shown).toContain(line.replace(/:$/, ''))
  })
})

test('mails lead to the page of the subscription where the provider has no page of its own', () => {
  const without = { ...amount, payUrl: null }
  for (const mail of [
    receiptMail(payer, { ...receipt, receiptUrl: null }),
    actionRequiredMail(payer, without),
    paymentFailedMail(payer, without),
  ]) {
    expect(mail.text).toContain(`\n${SITE}/subscription\n`)
    expect(mail.text).not.toContain('null')
  }
  expect(welcomeMail(payer, { ...welcome, receiptUrl: null }).text).not.toContain('null')
})

test('the form of a withdrawal leaves out what is not known of the company', () => {
  const { text } = welcomeMail(payer, { ...welcome, company: { ...company, name: undefined, address: undefined } })
  expect(text).toContain('Címzett: info@matek.example\n')
})

test('what a parent writes reaches the people who run the site as it was typed', () => {
  const request = {
    email: 'eva@pelda.hu',
    displayName: '<Éva>',
    uid: 'uid-1',
    requestedAt: boughtAt,
    reason: 'Nem <b>jó</b>\nnekünk',
    boughtAt,
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    invoices: [{ id: 'in_1', number: null, ...amount, paidAt: boughtAt }],
  }
  const { text, html } = refundRequestMail(request)
  expect(text).toContain('Indok:\nNem <b>jó</b>\nnekünk')
  expect(text).toContain('- in_1: 1990\u00a0Ft')
  expect(html).toContain('Nem &lt;b&gt;jó&lt;/b&gt;\nnekünk')
  expect(html).not.toContain('<Éva>')
  expect(refundRequestMail({ ...request, reason: '' }).text).toContain('Indokot nem írt.')
  expect(disputeMail({ disputeId: 'dp_1' }).text).toContain('dp_1')
})
