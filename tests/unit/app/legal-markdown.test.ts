import { NextRequest } from 'next/server'
import { GET } from '@/app/legal/[document]/[version]/route'
import { readLegalFiles } from '@/lib/domain/content/legal-files'
import { publishLegal } from '@/lib/domain/content/publish-legal'
import { openSite, SITE_URL } from '@/tests/support/test-site'

async function get(document: string, version: string) {
  const request = new NextRequest(`${SITE_URL}/legal/${document}/${version}`)
  return GET(request, { params: Promise.resolve({ document, version }) })
}

async function openSiteWithTexts() {
  const site = openSite()
  await publishLegal(site.store, (await readLegalFiles('content')).legal)
  return site
}

test.each(['20250723', '20250723.md', '2025-07-23'])(
  '%s gives the Markdown with the facts filled in',
  async (version) => {
    await openSiteWithTexts()
    const response = await get('terms', version)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^# Felhasználási feltételek\n\nHatályos: 2025\. július 23\. napjától\n/)
    expect(text).toContain('Próba Kft.')
    expect(text).not.toContain('{{')
  },
)

test.each([
  ['terms', '20250724'],
  ['terms', 'x'],
  ['cookies', '20250723'],
  ['__proto__', '20250723'],
])('there is nothing at %s/%s', async (document, version) => {
  const site = await openSiteWithTexts()
  expect((await get(document, version)).status).toBe(404)
  expect(site.reports).toEqual([])
})

test('a version whose text is missing is reported', async () => {
  const site = openSite()
  expect((await get('terms', '20250723')).status).toBe(500)
  expect(site.reports.map(String)).toEqual([expect.stringContaining('terms-20250723 is missing')])
})
