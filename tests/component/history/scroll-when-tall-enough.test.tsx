import { scrollWhenTallEnough } from '@/components/history/scroll-when-tall-enough'

/** A page that is only so tall that it can be scrolled down as far as this. */
function openPage(reach: number) {
  const page = { reach, watchers: new Set<() => void>() }
  let scrolled = 0
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled })
  const scrollTo = jest.fn(({ top }: { top: number }) => {
    scrolled = Math.min(top, page.reach)
  })
  class GrowthObserver {
    constructor(private readonly notify: () => void) {}
    observe() {
      page.watchers.add(this.notify)
    }
    disconnect() {
      page.watchers.delete(this.notify)
    }
  }
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scrollTo })
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: GrowthObserver })
  const grow = (to: number) => {
    page.reach = to
    for (const notify of page.watchers) notify()
  }
  return { page, grow, scrollTo }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('scrolls at once, and without motion, where the page is tall enough', async () => {
  const { scrollTo } = openPage(2000)
  await scrollWhenTallEnough(640)
  expect(window.scrollY).toBe(640)
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})

test('waits for the page to grow', async () => {
  const { page, grow } = openPage(100)
  const arrived = scrollWhenTallEnough(640)
  expect(window.scrollY).toBe(100)
  grow(400)
  grow(900)
  await arrived
  expect(window.scrollY).toBe(640)
  expect(page.watchers.size).toBe(0)
})

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('leaves the page to the pupil after a %s', async (type) => {
  const { grow } = openPage(100)
  const arrived = scrollWhenTallEnough(640)
  window.dispatchEvent(new Event(type))
  await arrived
  grow(900)
  expect(window.scrollY).toBe(100)
})

test('gives up on a page that stays too short', async () => {
  const { page } = openPage(100)
  const arrived = scrollWhenTallEnough(640)
  jest.advanceTimersByTime(3000)
  await arrived
  expect(window.scrollY).toBe(100)
  expect(page.watchers.size).toBe(0)
})
