import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/**
 * What axe finds at fault on the page as it is. In the dark scheme it looks at the colours only: each state is tested in
 * the light one too, and there all else is the same page.
 *
 * @param within a selector of the part to look at; without it the whole page
 */
export async function axeFaults(page: Page, within?: string): Promise<Violations> {
  // Of a page that is gone to within the site React takes the title of the last one away before it brings its own.
  await page.waitForFunction(() => document.title !== '')
  // Colours that are on their way are of neither scheme, nor is what is still appearing as dark as it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isDark = await page.evaluate(() => {
    // What is inherited begins to change only when it has changed above.
    for (let running = true; running; ) {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      for (const transition of transitions) transition.finish()
      running = transitions.length > 0
    }
    return matchMedia('(prefers-color-scheme: dark)').matches
  })
  // Without frames of other sites its legacy mode finds the same, and spares a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  if (within) axe.include(within)
  return (await (isDark ? axe.withRules(['color-contrast']) : axe).analyze()).violations
}

/**
 * Looks at the page as it is in the dark scheme and then in the light one, in which it stays: one way to a state serves
 * both schemes.
 */
export async function inEachScheme(page: Page, look: (colorScheme: 'dark' | 'light') => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await look(colorScheme)
  }
}
