import { externalLinks } from '@/app/_page/external-links'

const nowhere = { blog: undefined, videoChannel: undefined, socialGroup: undefined, newsletterSignup: undefined }
const flags = (enableBlog: boolean) => ({ current: () => ({ enableBlog }) })

test('leads nowhere when nothing is configured', () => {
  expect(externalLinks({ links: nowhere, featureFlags: flags(true) })).toEqual([])
})

test.each([
  ['on', true, ['Blog']],
  ['off', false, []],
])('the blog is linked only while its flag is on: %s', (_title, enabled, labels) => {
  const links = { ...nowhere, blog: 'https://blog.pelda.hu' }
  expect(externalLinks({ links, featureFlags: flags(enabled) }).map(({ label }) => label)).toEqual(labels)
})

test('videos, group and newsletter are linked where they are', () => {
  const links = {
    ...nowhere,
    videoChannel: 'https://video.pelda.hu',
    socialGroup: 'https://group.pelda.hu',
    newsletterSignup: 'https://list.pelda.hu',
  }
  expect(externalLinks({ links, featureFlags: flags(true) })).toEqual([
    { href: 'https://video.pelda.hu', label: 'Videóink' },
    { href: 'https://group.pelda.hu', label: 'Közösségi csoport' },
    { href: 'https://list.pelda.hu', label: 'Hírlevél' },
  ])
})
