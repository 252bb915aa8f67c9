/** `npm run icons`: draws the icons of the installed site in `public/icons` from `app/icon.svg`, in a browser. */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './support/browser.mjs'
import { root } from './support/project.mjs'

/** The lightest colour of the design, `--color-paper`. */
const PAPER = '#fbfaf6'

/** `share` of the side is the tree; of a maskable icon all outside the inner four fifths may be cut away. */
const ICONS = [
  { name: 'icon-192', side: 192, share: 0.96, background: 'transparent' },
  { name: 'icon-512', side: 512, share: 0.96, background: 'transparent' },
  { name: 'maskable-192', side: 192, share: 0.62, background: PAPER },
  { name: 'maskable-512', side: 512, share: 0.62, background: PAPER },
  { name: 'apple-touch-icon', side: 180, share: 0.8, background: PAPER },
]

const drawing = readFileSync(path.join(root, 'app/icon.svg'), 'utf8')
const folder = path.join(root, 'public/icons')
mkdirSync(folder, { recursive: true })
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
for (const { name, side, share, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${side * share}px; height: ${side * share}px }
  </style>${drawing}`)
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
