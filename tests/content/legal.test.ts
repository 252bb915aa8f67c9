import { existsSync } from 'node:fs'
import { headingId, sectionHeadings } from '@/components/legal/heading-id'
import { checkLegal } from '@/lib/domain/content/check-legal'
import { type LegalFile, readLegalFiles } from '@/lib/domain/content/legal-files'
import type { LegalDocument } from '@/lib/domain/legal/model'
import { latestVersion, legalVersions } from '@/lib/domain/legal/versions'
import { cookieTables } from '@/lib/shared/messages/cookies'

const files = readLegalFiles('content')

const contentOf = async (document: LegalDocument, version: string) => {
  const { legal } = await files
  const found = legal.find((file) => file.document === document && file.version === version)
  if (!found) throw new Error(`${document} ${version} is missing`)
  return found.content
}

/** Markdown links by their targets. */
const targetsIn = ({ content }: LegalFile) => [...content.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

test('every version has its text, whose name, title and day fit, and nothing is left open that cannot be filled in', async () => {
  const { legal, found } = await files
  expect([...found, ...checkLegal({ legal })]).toEqual([])
  expect(legal).toHaveLength(13)
})

/** What each version is the first to speak of. */
const NOVELTIES: readonly (readonly [LegalDocument, string, readonly string[]])[] = [
  [
    'privacy',
    '20241004',
    ['Facebook', 'levelezőlista', 'Google Analytics', '`_ga`', 'Egyesült Államok', 'GDPR 8. cikk'],
  ],
  ['privacy', '20250313', ['Tevékenységnapló', 'Hibabejelentés', 'Sentry', 'captcha', 'IP-címről']],
  ['privacy', '20250515', ['Stripe', 'Prémium', 'Upstash', '12 óránként', '8 évig', '`__stripe_mid`', 'panasz']],
  ['privacy', '20250723', ['Algolia', 'letöltheted', 'Megoldott feladatok', 'internet nélkül', 'kitakart']],
  [
    'privacy',
    '20261123',
    [
      'melyik évben leszel annyi',
      '14 napon belül',
      'Igen, kérem a hírlevelet',
      '90 napig a belépéstől',
      '3 évig, a fiók',
      'mennyi időt töltöttél egy-egy feladattal',
      'a születési éved is kiszámítható',
    ],
  ],
  ['privacy', '20261126', ['Honnan kezdjük?']],
  ['terms', '20241116', ['Facebook', '14 éves', 'véletlen számokkal', 'géppel', 'Békéltető', 'ec.europa.eu/odr']],
  [
    'terms',
    '20250515',
    ['1990 Ft', 'Stripe', '14 napon belül', 'Pénzvisszafizetés', 'kellékszavatosság', '12 óránként'],
  ],
  ['terms', '20250723', ['újra bekapcsolhatod', 'Kedvezmény', 'feladatkereső', 'kifogás', 'A fiók törlése']],
  [
    'terms',
    '20261123',
    [
      '14 napon belül nem érkezik',
      'Igen, kérem a hírlevelet',
      'munkatársunk intézi',
      '7 napig',
      'gyakorló feladatsor',
      'vizsga módban',
    ],
  ],
  ['terms', '20261126', ['Fiók nélkül is megnézheted, a kérdéseire is válaszolhatsz']],
]

test.each(NOVELTIES)(
  '%s %s says what is new in it, which the version before does not have',
  async (document, version, words) => {
    const before = legalVersions[document][legalVersions[document].indexOf(version) - 1] ?? ''
    const [old, present] = [await contentOf(document, before), await contentOf(document, version)]
    const [, changes = '', rest = ''] = /## Mi változott\?\n([\s\S]*?)(\n## [\s\S]*)/.exec(present) ?? []
    expect(changes).toContain(`(/${document}/${before})`)
    const lacks = (text: string) => words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()))
    expect(lacks(`${changes}${rest}`)).toEqual([])
    expect(lacks(old)).toEqual(words)
  },
)

test('the platform of the European Commission, which is closed, is gone from the terms that hold now', async () => {
  expect(await contentOf('terms', '20250515')).toContain('ec.europa.eu/odr')
  expect(await contentOf('terms', '20250723')).not.toContain('ec.europa.eu')
})

test('the first versions speak of a free site without a subscription', async () => {
  for (const first of [await contentOf('terms', '20220802'), await contentOf('privacy', '20210502')]) {
    expect(first).not.toMatch(/Ft|Stripe|Prémium|hírlevél/)
    expect(first).toContain('ingyenes')
  }
})

/** Pages that the documents lead to. */
const PAGES = [
  '/profile',
  '/subscribe',
  '/subscription',
  '/subscription/withdrawal',
  '/terms',
  '/privacy',
  '/explainers',
]

test('every link leads to a page of the site, to a version, or to an authority by https', async () => {
  const { legal } = await files
  const versions = legal.map(({ document, version }) => `/${document}/${version}`)
  const outside = /^https:\/\/(?:www\.)?(?:naih|bekeltetes|kormanyhivatalok)\.hu$|^https:\/\/stripe\.com\/hu\/privacy$/
  const dead = legal.flatMap((file) =>
    targetsIn(file)
      .filter(
        (target) => ![...PAGES, ...versions].includes(target) && !/^mailto:/.test(target) && !outside.test(target),
      )
      .map((target) => `${file.file}: ${target}`),
  )
  expect(dead).toEqual([])
  expect(existsSync('app/(site)/profile/page.tsx')).toBe(true)
})

test('every section has a heading of plain words, and an address of its own', async () => {
  const { legal } = await files
  for (const { file, content } of legal) {
    const ids = sectionHeadings(content).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(10)
    expect([file, ...ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([file])
    expect(content.match(/^#+ .*[[\]`*{}].*$/gm)).toBeNull()
    const anchors = [...content.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
    expect(anchors.filter((anchor) => !ids.includes(anchor ?? ''))).toEqual([])
  }
})

test('sections are numbered without a gap, and a heading’s address does not change with its number', async () => {
  const { legal } = await files
  for (const { content } of legal) {
    const numbers = [...content.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
  expect(headingId('12. Szerződés: ős és új?')).toBe('szerzodes-os-es-uj')
})

test('the privacy statement that holds now names all that the settings of cookies name, for as long', async () => {
  const rows = (await contentOf('privacy', latestVersion('privacy')))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const isTold = ({ name, lifetime }: { readonly name: string; readonly lifetime: string }) =>
    rows.some((row) => row.includes(`\`${name.split(' ')[0]}\``) && row.endsWith(`| ${lifetime} |`))
  const entries = [...cookieTables.essential, ...cookieTables.analytics]
  expect(entries.filter((entry) => !isTold(entry)).map(({ name, lifetime }) => `${name}: ${lifetime}`)).toEqual([])
})
