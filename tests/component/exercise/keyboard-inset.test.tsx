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

describe('where the keyboard takes of the height of the page', () => {
  function enterField(height: number) {
    const { see } = showPage()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    Object.defineProperty(window, 'innerHeight', { configurable: true, value: height })
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: height })
    see({ height })
    return field
  }
  beforeEach(() => Object.defineProperty(window, 'innerHeight', { configurable: true, value: PAGE_HEIGHT }))
  afterEach(() => document.body.replaceChildren())

  test('tells that it is open', () => {
    enterField(500)
    expect(told()).toEqual(['', 'open'])
  })

  test('takes neither the bars of the browser for one, nor a window that was made smaller beside no field', () => {
    enterField(740).blur()
    expect(told()).toEqual(['', undefined])
    Object.defineProperty(window, 'innerHeight', { configurable: true, value: 500 })
    showPage()
    expect(told()).toEqual(['', undefined])
  })
})
