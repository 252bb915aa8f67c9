import { chromium } from '@playwright/test'
import { trialMessages } from '@/lib/shared/messages/trial'
import { findBrowser } from '@/scripts/support/browser.mjs'
import { amountOption, priceOfSale, saveOffer, trialCard, trialCheck } from '@/tests/support/trial-page'

/** A phone of the cheaper kind: its processor, and a slow line of the fourth generation, as Lighthouse means them. */
const CPU_SLOWDOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
/** Of small phones, in pixels. */
export const PHONE_WIDTHS = [320, 360] as const
const PHONE_HEIGHT = 640

/** A pupil of ten reads so many words in a minute (Hungarian norms for silent reading are about 90 to 120). */
const WORDS_A_MINUTE = 90

export interface FirstMinute {
  readonly taps: number
  /** From asking for the landing page to the offer of an account, with somebody who needs no time. */
  readonly machineSeconds: number
  /** For reading the question and its options. */
  readonly readingSeconds: number
}

/** Goes from the landing page to a first solved question, on a slow phone so wide, as fast as the site lets one. */
export async function measureFirstMinute(origin: string, width: number): Promise<FirstMinute> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const viewport = { width, height: PHONE_HEIGHT }
    const page = await browser.newPage({ baseURL: origin, viewport, hasTouch: true, isMobile: true })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const begun = performance.now()
    await page.goto('/', { waitUntil: 'commit' })
    await page
      .getByRole('main')
      .getByRole('link', { name: trialMessages.gradeSpoken(7) })
      .tap()
    const words = ((await trialCard(page).textContent()) ?? '').split(/\s+/).length
    await amountOption(page, await priceOfSale(page)).tap()
    await trialCheck(page).tap()
    await saveOffer(page).waitFor()
    return {
      taps: 3,
      machineSeconds: (performance.now() - begun) / 1000,
      readingSeconds: (60 * words) / WORDS_A_MINUTE,
    }
  } finally {
    await browser.close()
  }
}
