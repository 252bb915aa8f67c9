import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentText } from '@/components/rich-text/document-text'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { RichText } from '@/components/rich-text/rich-text'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import { WikiReaderContext } from '@/components/wiki/wiki-reader'

/** Lets React take over a document in which the server has drawn the text. */
async function openDocument(drawn: ReactNode, page: ReactNode) {
  const { container: server, unmount } = render(drawn)
  const html = server.innerHTML
  unmount()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html
  const root = await act(async () => hydrateRoot(container, page))
  return { container, close: () => act(async () => root.unmount()) }
}

function Steps() {
  const [step, setStep] = useState(1)
  return (
    <>
      <DocumentText source={`**${step}.** lépés: $x = ${step}$`} />
      <button type="button" onClick={() => setStep((before) => before + 1)}>
        tovább
      </button>
      <button type="button" onClick={() => setStep((before) => before - 1)}>
        vissza
      </button>
    </>
  )
}

function DrawnSteps() {
  return (
    <>
      <div>
        <RichText source="**1.** lépés: $x = 1$" />
      </div>
      <button type="button">tovább</button>
      <button type="button">vissza</button>
    </>
  )
}

test('a text of the document stays as it is, is there again for whoever goes back, and others are rendered', async () => {
  const user = userEvent.setup()
  const { container, close } = await openDocument(<DrawnSteps />, <Steps />)
  const text = container.firstElementChild
  expect(text).toHaveTextContent(/^1\. lépés: x/)
  const drawn = text?.innerHTML

  await user.click(screen.getByRole('button', { name: 'tovább' }))
  await act(loadRichText)
  expect(container).toHaveTextContent('2. lépés')
  expect(container.querySelectorAll('.katex')).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'vissza' }))
  expect(container.firstElementChild?.innerHTML).toBe(drawn)
  await close()
})

test('its wiki links are heard, although nobody has drawn them in the browser', async () => {
  const asked: string[] = []
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string) => {
      asked.push(url)
      return { ok: true, status: 200, json: async () => ({ id: 'tort', title: 'Tört', content: 'Egy rész.' }) }
    },
  })
  const source = 'A ~[tört](tort) része'
  const reader = { read: () => undefined, prepare: () => undefined }
  const { close } = await openDocument(
    <div className="contents">
      <div>
        <WikiReaderContext value={reader}>
          <RichText source={source} />
        </WikiReaderContext>
      </div>
    </div>,
    <WikiProvider>
      <DocumentText source={source} />
    </WikiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'tört' }))
  expect(await screen.findByRole('heading', { name: 'Tört' })).toBeVisible()
  expect(asked).toEqual(['/api/wiki/tort'])
  await close()
})

test('its boxes that are too wide are stops of the tab key', async () => {
  const observers: (() => void)[] = []
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      constructor(changed: () => void) {
        observers.push(changed)
      }
      observe() {}
      disconnect() {}
    },
  })
  const widths = { content: 300, box: 200 }
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: () => widths.content })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => widths.box })
  const source = '| a | b |\n|---|---|\n| 1 | 2 |'
  const drawn = (
    <div>
      <RichText source={source} />
    </div>
  )
  const { container, close } = await openDocument(drawn, <DocumentText source={source} />)
  const changeWidths = () => {
    for (const changed of observers) changed()
  }
  changeWidths()
  expect(screen.getByRole('group', { name: 'Táblázat' })).toHaveAttribute('tabindex', '0')
  widths.content = 100
  changeWidths()
  expect(container.querySelector('[tabindex], [role="group"]')).toBeNull()
  await close()
})
