import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarlyPresses } from '@/components/press/keep-early-presses'
import { PAGE_IS_THERE } from '@/components/press/page-is-there'
import { TellPageIsThere } from '@/components/press/tell-page-is-there'
import { TellPartIsThere } from '@/components/press/tell-part-is-there'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => '',
  useRouter: () => ({ push: () => undefined }),
}))

const done = jest.fn()
let root: Root | undefined

/** A document as the server sent it, with the script that runs before all others. */
function open(page: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  keepEarlyPresses(PAGE_IS_THERE)
  return () =>
    act(async () => {
      root = hydrateRoot(container, page)
    })
}

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  done.mockReset()
})

const button = (name: string) => screen.getByRole('button', { name })

function Form() {
  const [text, setText] = useState('')
  const [isTicked, setTicked] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done(text, isTicked)
      }}
    >
      <input aria-label="név" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        aria-label="igen"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <button type="submit" suppressHydrationWarning>
        küld
      </button>
    </form>
  )
}

test('a button is seen to be pressed, and does it once when it is heard, however often it was pressed', async () => {
  const takeOver = open(
    <>
      <button type="button" onClick={done} suppressHydrationWarning>
        gomb
      </button>
      <TellPageIsThere />
    </>,
  )
  await userEvent.click(button('gomb'))
  await userEvent.click(button('gomb'))
  expect(button('gomb')).toHaveAttribute('aria-busy', 'true')
  await takeOver()
  expect(done).toHaveBeenCalledTimes(1)
  expect(button('gomb')).not.toHaveAttribute('aria-busy')
  await userEvent.click(button('gomb'))
  expect(done).toHaveBeenCalledTimes(2)
})

test('a form is sent with what was typed and ticked before anybody listened', async () => {
  const takeOver = open(
    <>
      <Form />
      <TellPageIsThere />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'Anna')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await takeOver()
  expect(done.mock.calls).toEqual([['Anna', true]])
  expect(screen.getByRole('textbox')).toHaveValue('Anna')
})

test('another choice than the first one is told, and stays', async () => {
  const takeOver = open(
    <>
      <fieldset onChange={({ target }) => done((target as Element as HTMLInputElement).value)}>
        {['világos', 'sötét', 'mint a gép'].map((theme) => (
          <input
            key={theme}
            type="radio"
            name="theme"
            aria-label={theme}
            value={theme}
            defaultChecked={theme === 'világos'}
          />
        ))}
      </fieldset>
      <TellPageIsThere />
    </>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'sötét' }))
  await takeOver()
  expect(done.mock.calls).toEqual([['sötét']])
  expect(screen.getByRole('radio', { name: 'sötét' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'világos' }))
  expect(done.mock.calls).toEqual([['sötét'], ['világos']])
})

const READ = 'choice'

/** It finds what was ticked before it came, as the fields of exercises do. */
function Part() {
  const [isTicked, setTicked] = useState(false)
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>(`#${READ}`)
    if (box?.checked) setTicked(true)
  }, [])
  return (
    <>
      <input id={READ} type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      <button type="button" onClick={() => done(isTicked)} suppressHydrationWarning>
        késői
      </button>
    </>
  )
}
let isOnServer = true
let bringPart: () => void = () => undefined
const Late = lazyWithRetry(
  () =>
    new Promise<ComponentType>((resolve) => {
      bringPart = () => resolve(Part)
    }),
)
/** As the server renders it: with the same boundaries. */
const Either = () =>
  isOnServer ? (
    <Suspense fallback={null}>
      <Part />
      <TellPartIsThere />
    </Suspense>
  ) : (
    <Late />
  )

test('a part whose code comes later does what is pressed in it, with what was ticked before', async () => {
  const takeOver = open(
    <>
      <Either />
      <TellPageIsThere />
    </>,
  )
  isOnServer = false
  await takeOver()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button('késői'))
  expect(done).not.toHaveBeenCalled()
  expect(button('késői')).toHaveAttribute('aria-busy', 'true')
  await act(async () => bringPart())
  await waitFor(() => expect(done.mock.calls).toEqual([[true]]))
  expect(button('késői')).not.toHaveAttribute('aria-busy')
})

test('a figure that is answered in is pressed where it was, though it has moved', async () => {
  const takeOver = open(
    <>
      <div
        data-testid="plate"
        data-plate=""
        onPointerDown={({ clientX, clientY }) => done(clientX, clientY)}
        suppressHydrationWarning
      />
      <TellPageIsThere />
    </>,
  )
  const place = jest.spyOn(screen.getByTestId('plate'), 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(10, 100))
  fireEvent.click(screen.getByTestId('plate'), { clientX: 25, clientY: 130 })
  place.mockReturnValue(new DOMRect(10, 40))
  await takeOver()
  expect(done.mock.calls).toEqual([[25, 70]])
})

test('what does its thing without scripts is left alone', () => {
  open(
    <form action="/search">
      <button type="submit">keres</button>
      <button type="button" popoverTarget="menu">
        menü
      </button>
    </form>,
  )
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent, { once: true })
  button('keres').click()
  button('menü').click()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[aria-busy]')).toBeNull()
})
