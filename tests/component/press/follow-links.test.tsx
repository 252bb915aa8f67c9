import { fireEvent, render, screen } from '@testing-library/react'
import { ExerciseRow } from '@/components/collection/exercise-row'
import { Rows } from '@/components/collection/rows'
import { followLinks } from '@/components/press/follow-links'
import { SiteLink } from '@/components/ui/site-link'

const gone: string[] = []
let end: (() => void) | undefined

beforeEach(() => {
  end = followLinks((path) => gone.push(path))
})

afterEach(() => {
  end?.()
  gone.length = 0
})

/** Presses the link of that name. @returns whether it was left to the browser */
function press(name: string, how: MouseEventInit = {}): boolean {
  let isLeft = false
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented
    // jsdom cannot change the page.
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(screen.getByText(name), { button: 0, ...how })
  return isLeft
}

test('a link within the site changes the page without loading it anew', () => {
  render(
    <SiteLink href="/exercises?a=1#b">
      <b>Feladatok</b>
    </SiteLink>,
  )
  expect(press('Feladatok')).toBe(false)
  expect(gone).toEqual(['/exercises?a=1#b'])
})

test('so does one in a row of a list, which says nothing of it in its markup', () => {
  render(
    <Rows>
      <li>
        <ExerciseRow exerciseId="osszeadas" title="Összeadás" solved={[]} />
      </li>
    </Rows>,
  )
  expect(press('Összeadás', { ctrlKey: true })).toBe(true)
  expect(press('Összeadás')).toBe(false)
  expect(gone).toEqual(['/exercise/osszeadas'])
})

test('what a press has come to already is left at that', () => {
  render(
    <SiteLink href="/exercises" onClick={(event) => event.preventDefault()}>
      Feladatok
    </SiteLink>,
  )
  press('Feladatok')
  expect(gone).toEqual([])
})

test.each<[string, { readonly href: string; readonly target?: string }, MouseEventInit]>([
  ['in another tab', { href: '/exercises' }, { ctrlKey: true }],
  ['by the middle button', { href: '/exercises' }, { button: 1 }],
  ['that says where it opens', { href: '/exercises', target: '_blank' }, {}],
  ['to another site', { href: 'https://pelda.hu/' }, {}],
])('a link opened %s is left to the browser', (_how, link, init) => {
  render(<SiteLink {...link}>Ide</SiteLink>)
  expect(press('Ide', init)).toBe(true)
  expect(gone).toEqual([])
})

test('a link that wants a whole new document is left to the browser', () => {
  render(<a href="/exercises">Ide</a>)
  expect(press('Ide')).toBe(true)
  expect(gone).toEqual([])
})
