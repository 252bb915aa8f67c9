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
