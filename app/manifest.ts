import type { MetadataRoute } from 'next'
import { shellMessages } from '@/lib/messages/shell'
import { SITE_LANGUAGE, SITE_NAME } from '@/lib/site'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: shellMessages.description,
    lang: SITE_LANGUAGE,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#1d6a48',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
