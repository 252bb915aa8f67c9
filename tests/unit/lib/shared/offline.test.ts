import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CACHED_URL_META, findCachedUrl, findTitle } from '@/lib/shared/offline'

const page = (address: string) =>
  renderToStaticMarkup(createElement('meta', { name: CACHED_URL_META, content: address }))

test('reads the address as React writes it', () => {
  expect(findCachedUrl(page('/exercise/a?s=5&d=2'))).toBe('/exercise/a?s=5&d=2')
  expect(findCachedUrl(page('/x?"&quot;'))).toBe('/x?"&quot;')
})

test('a page that does not say so may not be kept, and no page under the address of another site', () => {
  expect(findCachedUrl('<meta name="description" content="/exercise/a"/>')).toBeUndefined()
  expect(findCachedUrl(page('https://elsewhere.example/'))).toBeUndefined()
})

test('what a page merely writes is not what it says of itself', () => {
  const text = renderToStaticMarkup(createElement('p', null, page('/exercise/a')))
  expect(findCachedUrl(text)).toBeUndefined()
})

test('reads the title', () => {
  expect(findTitle(renderToStaticMarkup(createElement('title', null, 'Tört & egész – Matekliget')))).toBe(
    'Tört & egész – Matekliget',
  )
  expect(findTitle('<p>x</p>')).toBeUndefined()
})
