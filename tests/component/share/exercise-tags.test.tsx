import { render } from '@testing-library/react'
import { ExerciseTags } from '@/components/share/exercise-tags'

test('an exercise is told to search engines, and to those with whom it is shared', () => {
  render(
    <ExerciseTags
      siteUrl="https://pelda.hu"
      id="tort"
      title="Törtek összeadása"
      classifications={['hu|grade|5', 'hu|dynamic|fractions']}
    />,
  )
  const tag = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  expect(tag('og:title')).toBe('Törtek összeadása')
  expect(tag('og:description')).toMatch(/^Törtek összeadása: /)
  expect(tag('og:url')).toBe('https://pelda.hu/exercise/tort')
  expect(tag('og:image')).toBe('https://pelda.hu/og/exercise/tort')
  expect(tag('og:image:alt')).toBe('Dombok között egy fa; a felirat: Törtek összeadása')
  expect(tag('twitter:card')).toBe('summary_large_image')
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data['@graph']).toMatchObject([{ name: 'Törtek összeadása', educationalLevel: ['5. osztály'] }])
})
