import { verificationMail } from '@/lib/messages/mails'

const LINK = 'https://matek.example/verify-email?token=abc&x=1'

test('greets by name and leads to the link, as text and as HTML', () => {
  const mail = verificationMail({ displayName: 'Kata', link: LINK })
  expect(mail.text).toContain('Szia Kata!')
  expect(mail.text).toContain(`\n${LINK}\n`)
  expect(mail.html).toContain('<a href="https://matek.example/verify-email?token=abc&amp;x=1">')
})

test('a name cannot bring markup into the mail', () => {
  const { html } = verificationMail({ displayName: '<img src="x" onerror="y">&', link: LINK })
  expect(html).toContain('Szia &lt;img src=&quot;x&quot; onerror=&quot;y&quot;&gt;&amp;!')
})

test.each(['Nyertél! https://x.example/a', 'evil.example', 'írj ide: a@x.example', 'tel:+361', 'x.example\\a'])(
  'does not greet by "%s", of which mail programs would make a link',
  (displayName) => {
    const { text, html } = verificationMail({ displayName, link: LINK })
    expect(text).toMatch(/^Szia!\n/)
    expect(html).toContain('<p>Szia!</p>')
  },
)

test.each(['Kis-Nagy Éva', 'Dr. Kiss Pál', "O'Hara (7. b)", 'J. R. R.', '😀'])(
  'greets by the name %s',
  (displayName) => {
    expect(verificationMail({ displayName, link: LINK }).text).toContain(`Szia ${displayName}!`)
  },
)
