/** Ends a change at once, with everything where it comes to. */
export type EndChange = () => void

const GEOMETRY = ['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height']
const NUMBER = /-?\d+(?:\.\d+)?/g
/** What is new is there, before what it stands in place of goes. */
const CROSSING = 0.6

/**
 * Lets one picture become another: what has the same key in both moves, the rest comes and goes.
 *
 * @param durationMs 0 for at once
 */
export function changePicture(from: HTMLElement | undefined, to: HTMLElement, durationMs: number): EndChange {
  for (const other of to.parentElement?.children ?? []) other.toggleAttribute('data-shown', other === to)
  if (durationMs === 0 || from === to) return () => undefined
  const hide = from ? hideLater(from) : () => undefined
  const end = beginChange(from, to, durationMs)
  return () => {
    hide()
    end()
  }
}

function beginChange(from: HTMLElement | undefined, to: HTMLElement, durationMs: number): EndChange {
  const [before, after] = [from?.querySelector('svg'), to.querySelector('svg')]
  if (before && after && isOneRoom(before, after)) return moveShapes(before, after, durationMs)
  const terms = from && !before && !after ? moveTerms(from, to, durationMs) : [fadeIn(to, durationMs)]
  return () => {
    for (const term of terms) term.finish()
  }
}

/**
 * Keeps a picture in sight for two more frames, in which the next looks the same: to style all of both anew at once takes a
 * slow phone too long.
 */
function hideLater(picture: HTMLElement): EndChange {
  picture.dataset.leaving = ''
  const hide = () => {
    cancelAnimationFrame(frame)
    delete picture.dataset.leaving
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(hide)
  })
  return hide
}

/** Pictures of one kind that follow each other have one; in another the same place would be elsewhere. */
function isOneRoom(one: SVGSVGElement, other: SVGSVGElement): boolean {
  return one.getAttribute('viewBox') === other.getAttribute('viewBox')
}

function fadeIn(element: Element, duration: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration * CROSSING, easing: 'ease-out' })
}

/** Terms of a formula fly in a bow from where they were, so that one sees them cross what is between; what else is new comes. */
function moveTerms(from: HTMLElement, to: HTMLElement, duration: number): readonly Animation[] {
  const places = new Map(
    termsOf(from).map((term) => [term.getAttribute('data-key'), term.getBoundingClientRect()] as const),
  )
  const stood = new Set(signsOf(from).map(placed))
  const added = signsOf(to).filter((sign) => !stood.has(placed(sign)))
  const terms = termsOf(to).map((term) => {
    const start = places.get(term.getAttribute('data-key'))
    if (!start) return fadeIn(term, duration)
    const end = term.getBoundingClientRect()
    const [x, y] = [start.left - end.left, start.top - end.top]
    const rise = Math.min(36, Math.abs(x) / 3)
    return term.animate(
      [
        { transform: `translate(${x}px, ${y}px)` },
        { transform: `translate(${x / 2}px, ${y / 2 - rise}px)` },
        { transform: 'none' },
      ],
      { duration, easing: 'ease-in-out' },
    )
  })
  return [...terms, ...added.map((sign) => fadeIn(sign, duration))]
}

/** What a formula has beside its terms: signs, lines of fractions, numbers without a key. */
const signsOf = (box: HTMLElement) =>
  [...box.querySelectorAll('.katex-html :is(:not(:has(*)), svg)')].filter(
    (sign) => (sign.textContent !== '' || sign.matches('.frac-line, svg')) && !sign.closest('[data-key]'),
  )

/** A sign with where it stands, on a pixel. */
function placed(sign: Element): string {
  const { left, top } = sign.getBoundingClientRect()
  return `${sign.textContent} ${Math.round(left)} ${Math.round(top)}`
}

const termsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('.katex-html [data-key]')]

/** Sets a part as it is at a share of the way, 0 to 1. */
type Tween = (share: number) => void

function moveShapes(before: SVGSVGElement, after: SVGSVGElement, durationMs: number): EndChange {
  const old = partsByName(before)
  const ghosts: SVGElement[] = []
  const tweens: Tween[] = []
  for (const [name, part] of partsByName(after)) {
    const start = old.get(name)
    const moves = start && tweensBetween(start, part)
    if (moves) {
      tweens.push(...moves)
      old.delete(name)
    } else tweens.push((share) => setOpacity(part, Math.min(1, share / CROSSING)))
  }
  for (const part of old.values()) {
    const ghost = part.cloneNode(true) as SVGElement // the clone of an element of SVG is one
    ghosts.push(ghost)
    tweens.push((share) => setOpacity(ghost, share < CROSSING ? 1 : (1 - share) / (1 - CROSSING)))
  }
  // Below what comes, which covers it where it stands in its place.
  after.prepend(...ghosts)
  const show = (share: number) => {
    for (const tween of tweens) tween(share)
  }
  const end = () => {
    cancelAnimationFrame(frame)
    show(1)
    for (const ghost of ghosts) ghost.remove()
  }
  const start = performance.now()
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / durationMs))
    if (share === 1) return end()
    show(ease(share))
    frame = requestAnimationFrame(step)
  }
  show(0)
  let frame = requestAnimationFrame(step)
  return end
}

const ease = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2)

function setOpacity(part: SVGElement, opacity: number): void {
  if (opacity === 1) part.style.removeProperty('opacity')
  else part.style.opacity = String(opacity)
}

/** The parts of a drawing by their keys; those without one by what they are. The second of a name is another thing. */
function partsByName(svg: SVGSVGElement): Map<string, SVGElement> {
  const parts = new Map<string, SVGElement>()
  for (const part of svg.querySelectorAll<SVGElement>(':scope > g')) {
    const name = part.dataset.key ?? part.innerHTML
    for (let count = 1; ; count += 1) {
      const own = `${name} #${count}`
      if (parts.has(own)) continue
      parts.set(own, part)
      break
    }
  }
  return parts
}

/** How each element of a part moves; `undefined` where they are not the same elements with the same words. */
function tweensBetween(start: SVGElement, end: SVGElement): readonly Tween[] | undefined {
  const [from, to] = [start.querySelectorAll('*'), end.querySelectorAll('*')]
  if (from.length !== to.length || start.textContent !== end.textContent) return undefined
  const tweens: Tween[] = []
  for (const [index, element] of to.entries()) {
    const before = from[index]
    if (before?.tagName !== element.tagName) return undefined
    for (const name of GEOMETRY) {
      const [was, is] = [before.getAttribute(name), element.getAttribute(name)]
      if (was === is || was === null || is === null) continue
      const move = tweenText(was, is)
      if (!move) return undefined
      tweens.push((share) => element.setAttribute(name, share === 1 ? is : move(share)))
    }
  }
  return tweens
}

/** Between two texts that differ in their numbers alone. */
function tweenText(from: string, to: string): ((share: number) => string) | undefined {
  const [starts, ends] = [from.match(NUMBER) ?? [], to.match(NUMBER) ?? []]
  if (starts.length !== ends.length) return undefined
  return (share) => {
    let index = 0
    return to.replace(NUMBER, (end) => {
      const start = Number(starts[index])
      index += 1
      return String(Math.round((start + (Number(end) - start) * share) * 100) / 100)
    })
  }
}
