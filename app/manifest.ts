import type { MetadataRoute } from 'next'
import { gradePath } from '@/lib/domain/collection/model'
import { gradeMessages } from '@/lib/shared/messages/collections'
import { shellMessages } from '@/lib/shared/messages/shell'
import { SITE_LANGUAGE, SITE_NAME } from '@/lib/shared/site'

const SHORTCUTS = [
  { name: shellMessages.exercises, url: '/exercises' },
  { name: gradeMessages.grade(5), url: gradePath(5) },
  { name: shellMessages.search, url: '/search' },
]

/** What a device knows of the site when it is put on its home screen. `npm run icons` draws the icons. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: shellMessages.description,
    lang: SITE_LANGUAGE,
    dir: 'ltr',
    categories: ['education'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#1d6a48',
    shortcuts: SHORTCUTS.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
