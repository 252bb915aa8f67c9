import { act, render } from '@testing-library/react'
import { Stage } from '@/components/explainer/stage'

const beats = [0, 0, 1, 1].map((chapter) => ({ chapter: chapter as 0 | 1, spoken: '', durationMs: 1000 }))

/** The pictures that take up room at a moment, and the one that is seen. Moments 0, 1 and 3 have one of their own. */
function picturesAt(at: number) {
  document.body.innerHTML = `<article data-explainer>${[0, 1, 3]
    .map((moment) => `<div data-picture="${moment}">${moment}</div>`)
    .join('')}</article>`
  const heights = new Map([[1, 40]])
  const { container, rerender } = render(<Stage beats={beats} at={0} durationMs={0} heights={heights} />)
  rerender(<Stage beats={beats} at={at} durationMs={0} heights={heights} />)
  const layers = () => [...container.querySelectorAll<HTMLElement>('[data-layer]')]
  const textsOf = (ofLayers: readonly HTMLElement[]) => ofLayers.map(({ textContent }) => textContent)
  return {
    layers,
    room: layers().map(({ dataset }) => dataset.layer),
    shown: textsOf(layers().filter((layer) => layer.matches('[data-shown]'))),
    copied: () => textsOf(layers().filter(({ textContent }) => textContent !== '')),
  }
}

test('the pictures of a chapter share their room, so that nothing jumps while it lasts', () => {
  expect(picturesAt(1)).toMatchObject({ room: ['0', '1'], shown: ['1'] })
})

test('a picture is copied when it is shown, the next when there is time, and what was seen goes: phones are slow', () => {
  jest.useFakeTimers()
  try {
    const { copied, layers } = picturesAt(0)
    expect(copied()).toEqual(['0'])
    // Its room is there before it is.
    expect(layers()[1]?.style.height).toBe('40px')
    act(() => jest.runAllTimers())
    expect(copied()).toEqual(['0', '1'])
    const later = picturesAt(1)
    act(() => jest.runAllTimers())
    expect(later.copied()).toEqual(['1'])
  } finally {
    jest.useRealTimers()
  }
})

test('a long text is copied in pieces, and comes to what it is in the document', () => {
  jest.useFakeTimers()
  try {
    const terms = (count: number) => Array.from({ length: count }, (_, i) => `<i>${i}</i>`).join('')
    const long = `<p>Ez <b>${terms(70)}</b> és <b>${terms(70)}</b> meg ${terms(90)}.</p>`
    document.body.innerHTML = `<article data-explainer><div data-picture="0">0</div><div data-picture="1">${long}</div></article>`
    const { container } = render(<Stage beats={beats} at={0} durationMs={0} heights={new Map([[1, 40]])} />)
    const next = container.querySelector<HTMLElement>('[data-layer="1"]')
    const sizes = [0]
    while (jest.getTimerCount() > 0) {
      act(() => jest.advanceTimersToNextTimer())
      sizes.push(next?.getElementsByTagName('*').length ?? 0)
    }
    expect(Math.max(...sizes.slice(1).map((size, turn) => size - (sizes[turn] ?? 0)))).toBeLessThanOrEqual(82)
    expect(next?.innerHTML).toBe(long)
    expect(next?.style.height).toBe('')
  } finally {
    jest.useRealTimers()
  }
})

test('the next chapter has the room of its own pictures, and begins without one', () => {
  expect(picturesAt(2)).toMatchObject({ room: ['3'], shown: [] })
  expect(picturesAt(3)).toMatchObject({ room: ['3'], shown: ['3'] })
})
