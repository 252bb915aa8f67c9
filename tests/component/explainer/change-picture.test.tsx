import { changePicture } from '@/components/explainer/change-picture'

const DURATION_MS = 900

function pictureAt(cx: number, viewBox: string): HTMLElement {
  const layer = document.createElement('div')
  layer.innerHTML = `<svg viewBox="${viewBox}"><g data-key="point 1"><circle cx="${cx}" cy="0" r="3"></circle></g></svg>`
  return layer
}

function change(from: HTMLElement, to: HTMLElement) {
  const stage = document.createElement('div')
  stage.append(from, to)
  return changePicture(from, to, DURATION_MS)
}

const placeOf = (layer: HTMLElement) => layer.querySelector('circle')?.getAttribute('cx')
/** What moves or comes. */
const faded: Element[] = []

beforeEach(() => {
  faded.length = 0
  Object.assign(Element.prototype, {
    animate(this: Element) {
      faded.push(this)
      return { finish() {} }
    },
  })
})

test('a part begins where it was in the picture before, and ends where it is', () => {
  const to = pictureAt(90, '0 0 100 10')
  const end = change(pictureAt(10, '0 0 100 10'), to)
  expect(placeOf(to)).toBe('10')
  end()
  expect(placeOf(to)).toBe('90')
  expect(to.dataset.shown).toBe('')
  expect(faded).toEqual([])
})

test('a picture of another kind comes as a whole: the same place is elsewhere in it', () => {
  const to = pictureAt(90, '-50 -50 100 100')
  change(pictureAt(10, '0 0 100 10'), to)
  expect(placeOf(to)).toBe('90')
  expect(faded).toEqual([to])
})

test('of a formula comes with its terms what has no key and did not stand there before', () => {
  const formula = (inner: string) => {
    const layer = document.createElement('div')
    layer.innerHTML = `<span class="katex-html">${inner}</span>`
    return layer
  }
  const from = formula('<span data-key="a"><span>4</span></span><span>=</span>')
  const to = formula(
    '<span data-key="a"><span>4</span></span><span>=</span><span class="frac-line"></span><b>·</b><i></i>',
  )
  change(from, to)
  expect(faded.map(({ outerHTML }) => outerHTML)).toEqual([
    '<span data-key="a"><span>4</span></span>',
    '<span class="frac-line"></span>',
    '<b>·</b>',
  ])
})
