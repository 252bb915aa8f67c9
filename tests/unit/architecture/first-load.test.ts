import { loadedWith, runtimeImportsOf, sourceFiles } from '@/tests/support/source-files'

const files = sourceFiles()
const fileByPath = new Map(files.map((file) => [file.path.replace(/\.\w+$/, ''), file]))

/** What of a page's module browsers load: the first files on the way that are theirs. */
function browserPartsOf(start: string): readonly string[] {
  const seen = new Set([start])
  const parts: string[] = []
  for (const path of seen) {
    const file = fileByPath.get(path)
    if (file?.text.startsWith("'use client'")) parts.push(path)
    else if (file) for (const imported of runtimeImportsOf(file)) seen.add(imported)
  }
  return parts
}

test('the page for addresses without a page shares no part with the layouts, which would load its others in every page', () => {
  expect(browserPartsOf('app/layout')).toContain('components/history/scroll-restoration')
  const ofLayouts = [...browserPartsOf('app/layout'), ...browserPartsOf('app/(site)/layout')]
  const own = browserPartsOf('app/global-not-found')
  expect(own).toEqual(['components/layout/missing-page'])
  expect(own.filter((part) => ofLayouts.includes(part))).toEqual([])
})

test.each(['app/error', 'app/global-error', 'app/not-found'])(
  '%s, which every page loads, comes without the texts of the frame and of the legal documents',
  (view) => {
    const texts = [...loadedWith(view, files)].filter((path) => path.startsWith('lib/shared/messages/'))
    const own = ['lib/shared/messages/error-views', 'lib/shared/messages/page-crash']
    expect(texts.filter((path) => !own.includes(path))).toEqual([])
  },
)
