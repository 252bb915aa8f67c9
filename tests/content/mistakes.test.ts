import { checkMistakes } from '@/lib/domain/content/check-mistakes'
import { checkText } from '@/lib/domain/content/check-text'
import { siteContent } from '@/tests/support/site-content'

const content = siteContent()

test('the catalogue of typical mistakes and the rules of feedback fit', async () => {
  const { mistakes, ...files } = await content
  expect(mistakes && checkMistakes(mistakes, files, checkText)).toEqual([])
})
