/**
 * A layer of the stage holds a copy of a picture of the document, or what takes up the same room: of a drawing its frame, of
 * anything else so much height.
 */
export function newLayer(moment: number, picture: HTMLElement, height: number | undefined): HTMLElement {
  const layer = document.createElement('div')
  layer.dataset.layer = String(moment)
  if (!isDrawing(picture)) layer.dataset.text = ''
  holdRoom(layer, picture, height)
  return layer
}

export function fillLayer(layer: HTMLElement, picture: HTMLElement): void {
  if (isFilled(layer)) return
  layer.replaceChildren(...[...picture.childNodes].map((part) => part.cloneNode(true)))
  markFilled(layer)
}

function markFilled(layer: HTMLElement): void {
  layer.style.removeProperty('height')
  layer.dataset.filled = ''
}

/** So many elements a slow phone styles and lays out in about a third of what is a long task. */
const PIECE = 80

/** Fills a layer a piece at each step. Until all of a text is there its layer keeps the height that it had. */
export function* fillInPieces(layer: HTMLElement, picture: HTMLElement): Generator<void> {
  if (isFilled(layer)) return
  if (!isDrawing(picture)) {
    layer.replaceChildren()
    yield* copyInto(layer, picture)
    return markFilled(layer)
  }
  fillLayer(layer, picture)
}

/** Copies what is in an element, with a pause before a piece becomes too large. */
function* copyInto(copy: Element, original: Element): Generator<void> {
  let room = PIECE
  for (const child of original.childNodes) {
    const size = child instanceof Element ? child.getElementsByTagName('*').length + 1 : 1
    if (size > PIECE && child instanceof Element) {
      const shell = child.cloneNode(false) as Element // the clone of an element is one
      copy.append(shell)
      yield* copyInto(shell, child)
      room = PIECE
      continue
    }
    if (size > room) {
      yield
      room = PIECE
    }
    copy.append(child.cloneNode(true))
    room -= size
  }
  yield
}

export function emptyLayer(layer: HTMLElement, picture: HTMLElement): void {
  if (!isFilled(layer)) return
  holdRoom(layer, picture, layer.offsetHeight)
  delete layer.dataset.filled
}

const isDrawing = (picture: HTMLElement) => picture.querySelector('svg') !== null
const isFilled = (layer: HTMLElement) => layer.dataset.filled !== undefined

function holdRoom(layer: HTMLElement, picture: HTMLElement, height: number | undefined): void {
  // The frame of a drawing grows and shrinks with the screen.
  layer.replaceChildren(...(isDrawing(picture) ? [...picture.children].map(frameOf) : []))
  if (!isDrawing(picture) && height) layer.style.height = `${height}px`
}

/** An element with all around its drawings, and nothing in them. */
function frameOf(element: Element): Node {
  const copy = element.cloneNode(false)
  if (element instanceof HTMLElement) for (const child of element.children) copy.appendChild(frameOf(child))
  return copy
}

/** How high the pictures without a drawing are, by their moments. @param text the explainer as a text, which is seen */
export function heightsOf(text: ParentNode | null): ReadonlyMap<number, number> {
  const pictures = [...(text?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])]
  return new Map(
    pictures
      .filter((picture) => !isDrawing(picture))
      .map((picture) => [Number(picture.dataset.picture), picture.offsetHeight]),
  )
}
