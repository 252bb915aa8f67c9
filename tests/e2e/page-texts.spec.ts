/** What each page says to whom, in the HTML that the server sends: before any script, and to search engines alike. */

import type { DocumentStore } from '@/lib/ports/document-store'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { aboutMessages } from '@/lib/shared/messages/about'
import { accountMessages } from '@/lib/shared/messages/account'
import { admissionMessages, dynamicMessages, gradeMessages, listPageMessages } from '@/lib/shared/messages/collections'
import { cookieBannerMessages } from '@/lib/shared/messages/cookie-banner'
import { notFoundMessages } from '@/lib/shared/messages/error-views'
import { examMessages } from '@/lib/shared/messages/exam'
import { exerciseListMessages } from '@/lib/shared/messages/exercise-list'
import { explainerMessages } from '@/lib/shared/messages/explainer'
import { feedbackButtonMessages } from '@/lib/shared/messages/feedback-button'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { homeMessages } from '@/lib/shared/messages/home'
import { howWeCountMessages, learningFiguresMessages } from '@/lib/shared/messages/how-we-count'
import { joinUsMessages } from '@/lib/shared/messages/join-us'
import { landingMessages } from '@/lib/shared/messages/landing'
import { legalMessages } from '@/lib/shared/messages/legal'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { mapMessages, mistakesMessages, todayMessages } from '@/lib/shared/messages/practice'
import { profileMessages } from '@/lib/shared/messages/profile'
import { SAMPLE_EMAIL, sampleTeam } from '@/lib/shared/messages/sample-company'
import { searchMessages } from '@/lib/shared/messages/search'
import { shellMessages } from '@/lib/shared/messages/shell'
import { trialMessages } from '@/lib/shared/messages/trial'
import { videoMessages } from '@/lib/shared/messages/video'
import { wikiIndexMessages, wikiMessages, wikiPageMessages } from '@/lib/shared/messages/wiki'
import { createPupil, expect, test } from '@/tests/support/e2e-fixtures'

const viewers = ['visitor', 'unverified', 'free', 'premium', 'admin'] as const
type Viewer = (typeof viewers)[number]

const everybody: readonly Viewer[] = viewers
const users = viewers.filter((viewer) => viewer !== 'visitor')
const withoutSubscription: readonly Viewer[] = ['unverified', 'free', 'admin']

/** A text, and to whom it is said; to nobody else. */
type Saying = readonly [text: string, to: readonly Viewer[]]

const { hero, pricing, worries, teachers, reasons, closing } = landingMessages

/** In the frame of the main layout. */
const frame = (
  [
    [shellMessages.skipToContent, everybody],
    ...[5, 6, 7, 8, 9, 12].map((grade): Saying => [gradeMessages.grade(grade), everybody]),
    [mapMessages.title, users],
    [mistakesMessages.title, users],
    [shellMessages.exercises, everybody],
    [shellMessages.exams, everybody],
    [shellMessages.search, users],
    [shellMessages.profile, users],
    [shellMessages.subscription, users],
    [shellMessages.signOut, users],
    [shellMessages.admin, ['admin']],
    [shellMessages.login, ['visitor']],
    [wikiMessages.name, everybody],
    [shellMessages.about, everybody],
    [shellMessages.joinUs, everybody],
    [legalMessages.documents.terms, everybody],
    [legalMessages.documents.privacy, everybody],
    [feedbackButtonMessages.open, everybody],
    [cookieBannerMessages.settings, everybody],
    [shellMessages.elsewhere.videoChannel, everybody],
    [shellMessages.elsewhere.socialGroup, everybody],
    [shellMessages.elsewhere.newsletterSignup, everybody],
    // Its address is configured, and its flag is off.
    [shellMessages.elsewhere.blog, []],
  ] satisfies readonly Saying[]
).map(([text, to]): Saying => [`>${text}<`, to])

const table: Readonly<Record<string, readonly Saying[]>> = {
  '/': [
    [hero.lead, ['visitor']],
    ...[pricing, worries, teachers, reasons, closing].map(({ title }): Saying => [title, ['visitor']]),
    [trialMessages.ask, ['visitor']],
    ['Mennyi a visszajáró?', ['visitor']],
    [homeMessages.greeting('Teszt Elek'), users],
    [homeMessages.unverified, ['unverified']],
    [freemiumMessages.remaining(3), withoutSubscription],
    [todayMessages.title, users],
    [todayMessages.askGrade, users],
    [homeMessages.gradeText, users],
    [homeMessages.dynamic.text, users],
    [homeMessages.admission.text, users],
    [homeMessages.grades, users],
  ],
  '/wiki': [
    [wikiIndexMessages.description, []],
    [wikiIndexMessages.byGrade, everybody],
    ['>Gy<', everybody],
    ['>A, Á<', everybody],
    ['>Pitagorasz-tétel<', everybody],
  ],
  '/wiki?by=grade': [
    ['>Pitagorasz-tétel<', everybody],
    ['>12. osztály<', everybody],
  ],
  '/wiki/pitagorasz-tetel': [
    ['>Pitagorasz-tétel</h1', everybody],
    ['Az átfogó a leghosszabb oldal.', everybody],
    [wikiPageMessages.practice, everybody],
    [wikiPageMessages.toIndex, everybody],
  ],
  '/explainers': [
    ['>Mitől egyenlő két tört?<', everybody],
    [explainerMessages.grade(5), everybody],
  ],
  '/explainers/expand-fractions?s=5': [
    ['>Mitől egyenlő két tört?</h1', everybody],
    ['A két szalag ugyanaddig színes.', everybody],
    [explainerMessages.play, everybody],
    [explainerMessages.toExercise, everybody],
  ],
  '/exercises5': [
    [gradeMessages.advice, everybody],
    [videoMessages.search, everybody],
    [gradeMessages.wikiOfGrade, everybody],
    // Its topics are so many that each has no room for links of its own.
    [gradeMessages.wiki, []],
  ],
  '/grade/8': [
    [gradeMessages.wiki, everybody],
    ['>Pitagorasz-tétel</a', everybody],
  ],
  '/exercises': [
    [dynamicMessages.lead, everybody],
    ['Egész számok', everybody],
    ['Tizedes törtek', everybody],
    ['Közönséges törtek', everybody],
    [homeMessages.grades, everybody],
  ],
  '/admission': [
    [admissionMessages.lead, everybody],
    ...[
      '2012. május 8.',
      '2015. október 13.',
      '2016. május 3.',
      '2017. május 9.',
      '2018. május 8.',
      '2019. május 7.',
      '2021. május 4.',
    ].map((date): Saying => [date, everybody]),
    ['2019. január 19.', everybody],
    ['2019. január 24.', everybody],
  ],
  '/admission/erettsegi-2015-10-13': [
    [examMessages.origin({ title: '', name: { date: '2015-10-13' }, origin: 'retold' }), everybody],
    [examMessages.tools.calculator, everybody],
    [examMessages.leaveOut(16, 18), everybody],
    [examMessages.modeStart, ['premium']],
    [examMessages.modePremium, ['visitor', ...withoutSubscription]],
  ],
  '/admission/felveteli-6-2019-01-19': [
    [examMessages.origin({ title: '', name: { date: '2019-01-19' }, origin: 'practice' }), everybody],
    [examMessages.tools.drawing, everybody],
    [examMessages.part('Feladatlap', 10, 45, 50), everybody],
  ],
  '/list?cls=hu%7Cgrade%7C5': [
    ['5. osztály · 6. osztály', everybody],
    [exerciseListMessages.showMore, everybody],
    [exerciseListMessages.empty, []],
    [freemiumMessages.remaining(3), withoutSubscription],
  ],
  '/list?cls=hu%7Cgrade%7C99': [
    [listPageMessages.title, everybody],
    [exerciseListMessages.empty, everybody],
    [exerciseListMessages.showMore, []],
  ],
  '/search': [
    [searchMessages.lead, users],
    [searchMessages.tooShort, users],
  ],
  '/search?q=osztok': [
    ['Egy szám osztói', users],
    [searchMessages.tooShort, []],
  ],
  '/search?q=qqqqqq': [
    [searchMessages.nothing('qqqqqq'), users],
    [searchMessages.adviceTitle, users],
  ],
  '/about': [
    [aboutMessages.lead, everybody],
    [aboutMessages.team.title, everybody],
    [sampleTeam[0].name, everybody],
    [SAMPLE_EMAIL, everybody],
  ],
  '/how-we-count': [
    [howWeCountMessages.lead, everybody],
    [howWeCountMessages.states.sure, everybody],
    [howWeCountMessages.returns.first(4, 10, 3), everybody],
    [howWeCountMessages.returns.later([5, 8, 14, 22, 35, 54]), everybody],
  ],
  '/how-we-count/numbers': [
    [learningFiguresMessages.warning, everybody],
    [learningFiguresMessages.setting(1000), everybody],
  ],
  '/joinus': [
    ...joinUsMessages.roles.map(({ title }): Saying => [title, everybody]),
    [joinUsMessages.contact.title, everybody],
    [SAMPLE_EMAIL, everybody],
  ],
  '/terms': [
    ['Hatályos: 2026. november 26. napjától', everybody],
    [legalPageMessages.versions, everybody],
    [legalPageMessages.toTop, everybody],
    [legalPageMessages.outdated.title, []],
  ],
  '/privacy/20241004': [
    ['Hatályos: 2024. október 4. napjától', everybody],
    [legalPageMessages.outdated.title, everybody],
    [legalPageMessages.outdated.current('2026. november 26.'), everybody],
  ],
  '/profile': [
    [profileMessages.lead, users],
    ['Teszt Elek', users],
    [profileMessages.email.fixed, users],
    [profileMessages.subscription.none, withoutSubscription],
    [profileMessages.subscription.active, ['premium']],
    [profileMessages.deletion.text, users],
  ],
}

/** Outside the main layout, or saying what its frame says to others. */
const apart: Readonly<Record<string, readonly Saying[]>> = {
  '/login': [
    [accountMessages.leads.home.login, ['visitor']],
    [passwordResetMessages.link, ['visitor']],
  ],
  '/register': [
    [accountMessages.leads.home.register, ['visitor']],
    [accountMessages.register.newsletter, ['visitor']],
    [accountMessages.verification.sentTo, ['unverified']],
  ],
  '/forgotten-password': [[passwordResetMessages.request.lead, ['visitor']]],
  '/page-not-found': [
    ...frame.filter(([text]) => !text.includes(shellMessages.search)),
    [notFoundMessages.title, everybody],
    [shellMessages.search, everybody],
    [notFoundMessages.back, everybody],
  ],
}

/** Pages that lead everybody else to another one. */
const FOR_USERS = /^\/(?:search|profile)/

const pages = [
  ...Object.entries(table).map(([path, sayings]) => [path, [...frame, ...sayings]] as const),
  ...Object.entries(apart),
]

for (const [path, sayings] of pages) {
  test(`${path} says what it should, to whom it should`, async ({ request, store }) => {
    for (const viewer of FOR_USERS.test(path) ? users : everybody) {
      const cookie = await cookieOf(store, viewer)
      const response = await request.get(path, { maxRedirects: 0, ...(cookie && { headers: { cookie } }) })
      const says = readerOf(await response.text())
      const actual = sayings.filter(([text]) => says(text)).map(([text]) => text)
      const expected = sayings.filter(([, to]) => to.includes(viewer)).map(([text]) => text)
      expect(actual, viewer).toEqual(expected)
    }
  })
}

test('the administrators’ link leads where the configuration says', async ({ request, store }) => {
  const cookie = await cookieOf(store, 'admin')
  const html = await (await request.get('/about', { headers: { cookie: cookie ?? '' } })).text()
  expect(html).toMatch(/<a[^>]* href="https:\/\/admin\.pelda\.hu\/?"/)
})

test('who has no name is greeted by the address', async ({ request, store }) => {
  const { user, token } = await createPupil(store, false)
  await store.update('users', user.uid, { name: '' })
  const response = await request.get('/', { headers: { cookie: `${sessionCookieName(false)}=${token}` } })
  expect(readerOf(await response.text())(homeMessages.greeting(user.email))).toBe(true)
})

/** Tells whether the HTML of a page has a text. One between angle brackets is all that an element holds. */
function readerOf(html: string): (text: string) => boolean {
  const markup = decode(html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '').replaceAll('<!-- -->', ''))
  const words = markup.replace(/<[^>]*>/g, '')
  return (text) => (text.startsWith('>') ? markup : words).includes(text)
}

function decode(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

async function cookieOf(store: DocumentStore, viewer: Viewer): Promise<string | undefined> {
  if (viewer === 'visitor') return undefined
  const { user, token } = await createPupil(store, viewer === 'premium')
  await store.update('users', user.uid, {
    role: viewer === 'admin' ? 1000 : 0,
    ...(viewer === 'unverified' && { emailVerified: null }),
  })
  return `${sessionCookieName(false)}=${token}`
}
