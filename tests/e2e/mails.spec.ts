/** Mails as programs show them that know HTML. */
import AxeBuilder from '@axe-core/playwright'
import { newsletterMail, passwordChangedMail, passwordResetMail, verificationMail } from '@/lib/shared/messages/mails'
import { parentalConsentMail } from '@/lib/shared/messages/parent-mails'
import { expect, test } from '@/tests/support/e2e-fixtures'

const content = {
  displayName: 'Wolfeschlegelsteinhausenbergerdorffné É.',
  link: `https://matekgyakorlas.altalanos-iskola-es-gimnazium.example.hu/reset-password?token=${'x'.repeat(43)}`,
}
const mails = [
  ['verification', verificationMail(content)],
  ['verification with the newsletter', verificationMail({ ...content, newsletterLink: content.link })],
  ['newsletter', newsletterMail(content)],
  [
    'parental consent',
    parentalConsentMail({
      childName: content.displayName,
      childAddress: 'k•••@altalanos-iskola-es-gimnazium.example.hu',
      lastDay: '2026. december 31.',
      agreeLink: content.link,
      refuseLink: content.link,
      reminder: 2,
    }),
  ],
  ['password reset', passwordResetMail(content)],
  ['password changed', passwordChangedMail(content)],
] as const

for (const [name, { html }] of mails) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${name} mail needs no sideways scrolling at 320 pixels and can be read in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.setContent(html)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      const button = await page.getByRole('link').first().boundingBox()
      expect(button?.height).toBeGreaterThanOrEqual(44)
      // A mail has neither landmarks nor headings of its own.
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
        .analyze()
      expect(violations).toEqual([])
      expect(requests).toEqual([])
    })
  }
}
