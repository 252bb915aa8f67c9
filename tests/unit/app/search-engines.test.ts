/** What search engines are told: the map of the site, what they are asked to leave alone, and each page's facts. */

import { pageMetadata } from '@/app/_page/page-metadata'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { exerciseThings, siteThings, wikiThings } from '@/components/share/structured-data'
import { publishContent } from '@/lib/domain/content/publish-content'
import { EXERCISE_SUMMARIES } from '@/lib/domain/exercise/load-exercise'
import { examsOf } from '@/tests/support/exam-builder'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { explainerFileOf } from '@/tests/support/explainer-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const PUBLISHED = '2026-01-02T03:04:05.000Z'

async function publish(site: TestSite, id: string): Promise<void> {
  const summary = { id, classifications: ['hu|grade|5'], published: PUBLISHED, description: 'Próba' }
  await site.store.set(EXERCISE_SUMMARIES, id, summary)
}

describe('the map of the site', () => {
  test('has the pages that are for everybody', async () => {
    openSite()
    const addresses = (await sitemap()).map(({ url }) => url.replace(SITE_URL, ''))
    expect(addresses.toSorted()).toEqual(
      [
        '/',
        '/about',
        '/admission',
        '/exercises',
        '/exercises5',
        '/explainers',
        '/how-we-count',
        '/how-we-count/numbers',
        '/joinus',
        '/login',
        '/privacy',
        '/register',
        '/subscribe',
        '/terms',
        '/wiki',
      ].toSorted(),
    )
  })

  test('has every public exercise, with the day on which it was published', async () => {
    const site = openSite()
    await publish(site, 'tort')
    await publish(site, 'osztok')
    expect(await sitemap()).toEqual(
      expect.arrayContaining([
        { url: `${SITE_URL}/exercise/tort`, lastModified: PUBLISHED },
        { url: `${SITE_URL}/exercise/osztok`, lastModified: PUBLISHED },
      ]),
    )
  })

  test('has the sets of exams that have tasks', async () => {
    const site = openSite()
    const definition = exerciseOf({ id: 'elso', controls: [{ type: 'single-number', props: {}, solution: '1' }] })
    await publishContent(site, {
      ...NO_CONTENT,
      exercises: [{ file: '', definition, lineOf: () => 0 }],
      collections: [examsOf()],
    })
    const sets = (await sitemap()).map(({ url }) => url).filter((url) => url.includes('/admission/'))
    expect(sets).toEqual([`${SITE_URL}/admission/proba-2020-01-18`])
  })

  test('has the pages of the wiki', async () => {
    const site = openSite()
    const page = { id: 'tort', title: 'Tört', grade: 5, skills: [], content: 'Egy rész.' }
    await publishContent(site, {
      ...NO_CONTENT,
      wiki: [{ file: '', page, firstLine: 1 }],
    })
    expect((await sitemap()).map(({ url }) => url)).toContain(`${SITE_URL}/wiki/tort`)
  })

  test('has the explainers', async () => {
    const site = openSite()
    await publishContent(site, {
      exercises: [],
      wiki: [],
      explainers: [explainerFileOf()],
      legal: [],
      collections: [],
      classifications: {},
      faults: [],
    })
    expect((await sitemap()).map(({ url }) => url)).toContain(`${SITE_URL}/explainers/add-integers`)
  })

  test('tells from when the legal documents hold', async () => {
    openSite()
    expect(await sitemap()).toContainEqual({ url: `${SITE_URL}/terms`, lastModified: '2026-11-26' })
  })

  test('names nothing that robots are asked to leave alone', async () => {
    const site = openSite()
    await publish(site, 'tort')
    const asked = [robots().rules].flat().flatMap(({ disallow }) => disallow ?? [])
    const patterns = asked.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]*')}`))
    for (const { url } of await sitemap()) {
      const path = url.replace(SITE_URL, '')
      expect(patterns.filter((pattern) => pattern.test(path))).toEqual([])
    }
  })
})

test.each(['/api/', '/profile', '/search', '/subscription', '/exercise/*/print'])('robots leave %s alone', (path) => {
  openSite()
  expect(robots()).toMatchObject({
    rules: { userAgent: '*', allow: '/', disallow: expect.arrayContaining([path]) },
    sitemap: `${SITE_URL}/sitemap.xml`,
  })
})

describe('the facts of a page', () => {
  const facts = { title: 'Törtek', description: 'Feladatok törtekről.', path: '/list?cls=tort' }

  test('are told once to search engines and once to who shares it', () => {
    expect(pageMetadata(facts)).toMatchObject({
      title: 'Törtek',
      description: facts.description,
      alternates: { canonical: facts.path },
      openGraph: { title: 'Törtek', description: facts.description, url: facts.path, locale: 'hu_HU' },
      twitter: { card: 'summary_large_image' },
    })
  })

  test('have the picture of the site', () => {
    const size = { width: 1200, height: 630, type: 'image/png' }
    expect(pageMetadata(facts).openGraph?.images).toEqual([
      { url: '/og', alt: 'Dombok között egy fa; a felirat: Matek, ami végre összeáll', ...size },
    ])
  })

  test('have no title of their own where the site’s is meant', () => {
    const { description, path } = facts
    expect(pageMetadata({ description, path })).not.toHaveProperty('title')
  })
})

describe('what is said in the words of schema.org', () => {
  test('names who runs the site, and where else they are found', () => {
    const [organization, website] = siteThings({ siteUrl: SITE_URL, elsewhere: ['https://video.pelda.hu'] })
    expect(organization).toMatchObject({
      '@type': 'EducationalOrganization',
      name: 'Matekliget',
      url: `${SITE_URL}/`,
      sameAs: ['https://video.pelda.hu'],
    })
    expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'hu', publisher: { '@id': organization?.['@id'] } })
  })

  test('says nothing of other addresses where there are none', () => {
    expect(siteThings({ siteUrl: SITE_URL, elsewhere: [] })[0]).not.toHaveProperty('sameAs')
  })

  test.each([
    [['hu|grade|5', 'hu|grade|6', 'hu|dynamic|fractions'], 'practice problem', ['5. osztály', '6. osztály']],
    [['hu|grade|12'], 'problem', ['12. osztály']],
  ])('describes an exercise of %j as a %s of its grades', (classifications, kind, levels) => {
    const facts = { siteUrl: SITE_URL, id: 'tort', title: 'Törtek', description: 'Add össze!', classifications }
    expect(exerciseThings(facts)).toEqual([
      expect.objectContaining({
        '@type': 'LearningResource',
        name: 'Törtek',
        description: 'Add össze!',
        url: `${SITE_URL}/exercise/tort`,
        image: `${SITE_URL}/og/exercise/tort`,
        learningResourceType: kind,
        educationalLevel: levels,
        isAccessibleForFree: true,
      }),
    ])
  })

  test('describes a page of the wiki as what explains a notion of its grade', () => {
    const facts = { siteUrl: SITE_URL, path: '/wiki/tort', title: 'Tört', description: 'Egy rész.', grade: 5 }
    expect(wikiThings(facts)).toEqual([
      expect.objectContaining({
        '@type': 'LearningResource',
        name: 'Tört',
        url: `${SITE_URL}/wiki/tort`,
        educationalLevel: ['5. osztály'],
        about: { '@type': 'DefinedTerm', name: 'Tört', description: 'Egy rész.' },
      }),
    ])
  })

  test('leaves the level out for an exercise of no grade', () => {
    const facts = { siteUrl: SITE_URL, id: 'tort', title: 'Törtek', description: '', classifications: [] }
    expect(exerciseThings(facts)[0]).not.toHaveProperty('educationalLevel')
  })
})
