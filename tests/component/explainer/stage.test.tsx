import { render } from '@testing-library/react'
import { Stage } from '@/components/explainer/stage'

const beats = [0, 0, 1, 1].map((chapter) => ({ chapter: chapter as 0 | 1, spoken: '', durationMs: 1000 }))

/** The pictures that take up room at a moment, and the one that is seen. Moments 0, 1 and 3 have one of their own. */
function picturesAt(at: number) {
  document.body.innerHTML = `<article data-explainer>${[0, 1, 3]
    .map((moment) => `<div data-picture="${moment}">${moment}</div>`)
    .join('')}</article>`
  const { container, rerender } = render(<Stage beats={beats} at={0} durationMs={0} />)
  rerender(<Stage beats={beats} at={at} durationMs={0} />)
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { room: texts('[data-layer]:not([data-apart])'), shown: texts('[data-shown]') }
}

test('the pictures of a chapter share their room, so that nothing jumps while it lasts', () => {
  expect(picturesAt(1)).toEqual({ room: ['0', '1'], shown: ['1'] })
})

test('the next chapter has the room of its own pictures, and begins without one', () => {
  expect(picturesAt(2)).toEqual({ room: ['3'], shown: [] })
  expect(picturesAt(3)).toEqual({ room: ['3'], shown: ['3'] })
})
