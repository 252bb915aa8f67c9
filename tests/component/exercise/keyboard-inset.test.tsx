import { renderHook } from '@testing-library/react'
import { useKeyboardInset } from '@/components/exercise/keys/use-keyboard-inset'

const PAGE_HEIGHT = 800

/** A browser of iOS, which lays the page out as if the keyboard were not there. */
function showPage() {
  const seen = Object.assign(new EventTarget(), { height: PAGE_HEIGHT, offsetTop: 0, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen })
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: PAGE_HEIGHT })
  const view = renderHook(() => useKeyboardInset())
  const see = (part: Partial<Record<'height' | 'offsetTop' | 'scale', number>>, event = 'resize') => {
    Object.assign(seen, part)
    seen.dispatchEvent(new Event(event))
  }
  return { see, ...view }
}

const told = () => {
  const { style, dataset } = document.documentElement
  return [style.getPropertyValue('--keyboard-inset'), dataset.keyboard]
}

test('tells how much of the page the keyboard covers, and no more when it has gone', () => {
  const { see } = showPage()
  expect(told()).toEqual(['', undefined])
  see({ height: 460 })
  expect(told()).toEqual(['340px', 'open'])
  see({ offsetTop: 90 }, 'scroll')
  expect(told()).toEqual(['250px', 'open'])
  see({ height: PAGE_HEIGHT, offsetTop: 0 })
  expect(told()).toEqual(['', undefined])
})

test('tells when little is left of the page', () => {
  showPage().see({ height: 300 })
  expect(told()).toEqual(['500px', 'low'])
})

test.each([
  ['the bars of the browser', { height: 740 }],
  ['zooming in', { height: 400, scale: 2 }],
])('does not take %s for a keyboard', (_, part) => {
  showPage().see(part)
  expect(told()).toEqual(['', undefined])
})

test('leaves nothing behind on other pages', () => {
  const { see, unmount } = showPage()
  see({ height: 460 })
  unmount()
  expect(told()).toEqual(['', undefined])
})
