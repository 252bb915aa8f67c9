import type { Page } from '@playwright/test'

declare global {
  interface Window {
    announced?: string[]
  }
}

/** Runs in the page before its own scripts: notes what comes into its live regions, Next's own among them. */
const NOTE_ANNOUNCEMENTS = () => {
  const noted: string[] = []
  window.announced = noted
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const note = (node: Node, together: readonly Node[]) => {
    const text = node.textContent?.trim()
    const region = elementOf(node)?.closest(live)
    if (!text || !region) return
    // What comes at once is read once, and not at all where its region comes with it and is not pressing.
    const isWithin = (part: Node) => together.some((other) => other !== part && other.contains(part))
    if (isWithin(node) || (region.matches('[aria-live="polite"]') && isWithin(region))) return
    noted.push(text)
  }
  const watch = (root: Node) =>
    new MutationObserver((changes) => {
      const together = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target, [])
        for (const node of addedNodes) note(node, together)
      }
    }).observe(root, { childList: true, characterData: true, subtree: true })
  watch(document)
  // Next tells the titles of pages in a tree of its own.
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachWatched(init) {
    const shadow = attach.call(this, init)
    watch(shadow)
    return shadow
  }
}

/** Lets the page note what its live regions say. To be called before the page is opened. */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(NOTE_ANNOUNCEMENTS)
}

/** What live regions have said since this was asked last, in the order in which a screen reader reads it. */
export function takeAnnouncements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.announced?.splice(0) ?? [])
}
