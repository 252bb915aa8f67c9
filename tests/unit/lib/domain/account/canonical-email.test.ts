import { canonicalEmail } from '@/lib/domain/account/canonical-email'

test.each([
  ['kata@pelda.hu', 'kata@pelda.hu'],
  ['kata+iskola@pelda.hu', 'kata@pelda.hu'],
  ['kata+a+b@pelda.hu', 'kata@pelda.hu'],
  ['kerek.kata@pelda.hu', 'kerek.kata@pelda.hu'],
  ['kerek.kata@gmail.com', 'kerekkata@gmail.com'],
  ['k.e.r.e.k.kata+x@googlemail.com', 'kerekkata@gmail.com'],
])('counts %s as %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox)
})
