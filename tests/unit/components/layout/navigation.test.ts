import { accountPages, gradeLinks, sectionsFor } from '@/components/layout/navigation'

const admin = { href: 'https://admin.matek.example', label: 'Adminisztráció' }
const kata = { name: 'Kata', account: { uid: 'u1', email: 'kata@pelda.hu' } }

test('the header and the menus lead administrators to their own site', () => {
  expect(sectionsFor({ ...kata, adminUrl: admin.href })).toContainEqual(admin)
})

test.each([undefined, kata])('nobody else sees that site: %p', (viewer) => {
  const hrefs = sectionsFor(viewer).map(({ href }) => href)
  expect(hrefs.filter((href) => !href.startsWith('/'))).toEqual([])
})

test('each grade leads to its page, and a pupil to what is their own', () => {
  expect(gradeLinks([5, 12])).toEqual([
    { href: '/exercises5', label: '5. osztály' },
    { href: '/grade/12', label: '12. osztály' },
  ])
  expect(accountPages.map(({ label }) => label)).toEqual(['Térkép', 'Hibáim', 'Profil', 'Előfizetésem'])
})
