/** The sheets of formulas, as they come out of a printer. */
import { expect, test } from '@/tests/support/e2e-fixtures'

for (const id of ['kepletek-8', 'kepletek-12']) {
  test(`/wiki/${id} is one sheet of A4, with all its formulas`, async ({ page }) => {
    await page.goto(`/wiki/${id}`)
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pagesOf(pdf)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    // What a printer gets: two columns of text of a size that can be read, and nothing that only a screen needs.
    const sheet = page.getByRole('article')
    expect(
      await sheet
        .locator('li')
        .first()
        .evaluate((item) => Number.parseFloat(getComputedStyle(item).fontSize)),
    ).toBeGreaterThanOrEqual(9.9)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(sheet.getByRole('button')).toBeHidden()
  })
}

test('a page that is longer is told from one sheet', async ({ page }) => {
  await page.setContent('<p style="break-after: page">1</p><p>2</p>')
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2)
})

/** Chromium writes the objects of pages without compression. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
