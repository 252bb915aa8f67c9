import { passwordChangedMail, passwordResetMail, verificationMail } from '@/lib/shared/messages/mails'

const LINK = 'https://matek.example/verify-email?token=abc&x=1'

const mails = [
  { name: 'verification', compose: verificationMail, subject: 'Erősítsd meg az e-mail-címedet – Matekliget' },
  { name: 'password reset', compose: passwordResetMail, subject: 'Új jelszó beállítása – Matekliget' },
  { name: 'password changed', compose: passwordChangedMail, subject: 'Megváltozott a jelszavad – Matekliget' },
]

describe.each(mails)('the $name mail', ({ compose, subject }) => {
  const mail = compose({ displayName: 'Kata', link: LINK })

  test('has its subject, greets by name and leads to the link, as text and as HTML', () => {
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain('Szia Kata!')
    expect(mail.text).toContain(`\n${LINK}\n`)
    expect(mail.html).toContain('Szia Kata!')
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(
      Array(2).fill('href="https://matek.example/verify-email?token=abc&amp;x=1"'),
    )
  })

  test('shows the link as something to press, and bare', () => {
    expect(mail.html).toContain('>https://matek.example/verify-email?token=abc&amp;x=1</a>')
  })

  test('says the same in both forms, but for the advice about the button', () => {
    const { body } = readable(mail.html)
    for (const line of mail.text.split('\n').filter(Boolean)) expect(body).toContain(line.replace(/:$/, ''))
  })

  test('has a preview that lists of mails show first, and nobody reads twice', () => {
    const { body, hidden } = readable(mail.html)
    expect(hidden.length).toBeGreaterThan(20)
    expect(body).not.toContain(hidden)
    expect(mail.text).not.toContain(hidden)
  })

  test('fetches nothing', () => {
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|@import|\bsrc=|background=/i)
  })

  test('a name cannot bring markup into it', () => {
    const { html } = compose({ displayName: `<img src="x" onerror='y'>&`, link: LINK })
    expect(html).toContain('Szia &lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;!')
  })

  test.each([
    'Nyertél! https://x.example/a',
    'evil.example',
    'evil。example',
    'evil．example',
    'írj ide: a@x.example',
    'tel:+361',
    'x.example\\a',
    'Hívd: 06 30 123 4567',
    'Fiókodat zároltuk, azonnal keresd a csapatunkat',
    '',
  ])(
    'does not greet by "%s": anybody can have the mail sent with words of their own, and a name may be missing',
    (displayName) => {
      const { text, html } = compose({ displayName, link: LINK })
      expect(text).toMatch(/^Szia!\n/)
      expect(html).toContain('>Szia!</p>')
    },
  )

  test.each([
    'Kis-Nagy Éva',
    'Dr. Kiss Pál',
    "O'Hara (7. b)",
    'J. R. R.',
    '😀',
    'Kata 2014',
    'Vereckeiné Kovács-Szentgyörgyi Annamária',
  ])('greets by the name %s', (displayName) => {
    expect(compose({ displayName, link: LINK }).text).toContain(`Szia ${displayName}!`)
  })
})

test('each mail says how long its link is good for', () => {
  expect(verificationMail({ displayName: 'Kata', link: LINK }).text).toContain('24\u00a0óráig érvényes')
  expect(passwordResetMail({ displayName: 'Kata', link: LINK }).text).toContain('1\u00a0óráig érvényes')
})

/** What the body of a mail shows, and the preview that it hides. */
function readable(html: string): { body: string; hidden: string } {
  const [, hidden = '', rest = ''] = /<div style="display:none[^>]*>([^&]*).*?<\/div>(.*)/s.exec(html) ?? []
  const body = rest
    .replaceAll('<br>', '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
  return { body, hidden }
}
