import { navigationFor, sectionsFor } from '@/components/layout/navigation'

const admin = { href: 'https://admin.matek.example', label: 'Adminisztráció' }

test('the header and the menus lead administrators to their own site', () => {
  const viewer = { name: 'Kata', adminUrl: admin.href }
  expect(sectionsFor(viewer)).toContainEqual(admin)
  expect(navigationFor(viewer)).toContainEqual(admin)
})

test.each([undefined, { name: 'Kata' }])('nobody else sees that site: %p', (viewer) => {
  const hrefs = [...sectionsFor(viewer), ...navigationFor(viewer)].map(({ href }) => href)
  expect(hrefs.filter((href) => !href.startsWith('/'))).toEqual([])
})

test('visitors find the ways in, and pupils their profile', () => {
  expect(navigationFor(undefined).map(({ href }) => href)).toEqual(['/exercises', '/login', '/register'])
  expect(navigationFor({ name: 'Kata' }).map(({ href }) => href)).toEqual(['/exercises', '/profile'])
})
