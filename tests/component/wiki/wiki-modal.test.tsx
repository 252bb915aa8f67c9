import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errorMessages } from '@/lib/shared/messages/errors'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import { renderText } from './render-wiki'

// Pages are kept for the visit, so each test reads pages of its own.

const link = (name: string) => screen.getByRole('button', { name })
const title = (name: string) => screen.findByRole('heading', { level: 2, name })

test('opens a page by its link: its title has the focus, its mathematics is set', async () => {
  const { user } = renderText('A ~[törtről](egy) szól.', {
    egy: { title: 'Tört', content: 'Egy **rész**: $\\frac{1}{2}$' },
  })
  await user.click(link('törtről'))
  expect(await title('Tört')).toHaveFocus()
  const dialog = screen.getByRole('dialog', { name: 'Tört' })
  expect(within(dialog).getByText('rész').tagName).toBe('STRONG')
  expect(dialog.querySelectorAll('math mfrac')).toHaveLength(1)
  expect(within(dialog).queryByRole('button', { name: wikiMessages.back })).toBeNull()
  expect(screen.queryByText(wikiMessages.visited)).toBeNull()
})

test('says to be patient while a page loads', async () => {
  const { user } = renderText('~[lassú](lassu)', { lassu: { title: 'Lassú', content: 'x' } })
  const arrived = holdNextAnswer()
  await user.click(link('lassú'))
  expect(await title(wikiMessages.loading)).toHaveFocus()
  expect(wikiMessages.loading).toBe('Kis türelmet...')
  arrived()
  expect(await title('Lassú')).toHaveFocus()
})

test('goes on by links in the same dialog, and back to the link that was followed', async () => {
  const { user, asked } = renderText('~[első](elso)', {
    elso: { title: 'Első', content: 'Ez ~[itt](harmadik), az ~[ott](masodik).' },
    masodik: { title: 'Második', content: 'Vége.' },
  })
  await user.click(link('első'))
  await title('Első')
  await user.click(link('ott'))
  expect(await title('Második')).toHaveFocus()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: wikiMessages.backTo('Első') }))
  await title('Első')
  expect(link('ott')).toHaveFocus()
  expect(asked).toEqual(['elso', 'masodik'])
})

test('lists the pages that were read, and jumps to one', async () => {
  const { user, asked } = renderText('~[kezdet](a1)', {
    a1: { title: 'Alfa', content: '~[tovább](a2)' },
    a2: { title: 'Béta', content: '~[még](a3)' },
    a3: { title: 'Gamma', content: '~[elejére](a1)' },
  })
  await user.click(link('kezdet'))
  await title('Alfa')
  await user.click(link('tovább'))
  await title('Béta')
  await user.click(link('még'))
  await title('Gamma')
  const visited = screen.getByRole('navigation', { name: wikiMessages.visited })
  expect(
    within(visited)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alfa', 'Béta', 'Gamma'])
  expect(within(visited).getByRole('button', { name: 'Gamma' })).toHaveAttribute('aria-current', 'page')
  await user.click(within(visited).getByRole('button', { name: 'Alfa' }))
  expect(await title('Alfa')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: wikiMessages.backTo('Gamma') }))
  expect(await title('Gamma')).toHaveFocus()
  expect(asked).toEqual(['a1', 'a2', 'a3'])
})

test('says that a page is missing, and leads back from it', async () => {
  const { user } = renderText('~[kezdet](van)', { van: { title: 'Van', content: '~[nincs](nincs)' } })
  await user.click(link('kezdet'))
  await title('Van')
  await user.click(link('nincs'))
  expect(await title(wikiMessages.unknownTitle)).toHaveFocus()
  expect(screen.getByText(wikiMessages.unknownText)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: wikiMessages.backTo('Van') }))
  expect(await title('Van')).toBeInTheDocument()
})

test('says why a page did not come, and tries again', async () => {
  const answers: Parameters<typeof renderText>[1] = { messzi: 'lost' }
  const { user } = renderText('~[messzi](messzi)', answers)
  await user.click(link('messzi'))
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['network-request-failed'])
  answers.messzi = { title: 'Messzi', content: 'Itt van.' }
  await user.click(screen.getByRole('button', { name: wikiMessages.retry }))
  expect(await title('Messzi')).toHaveFocus()
  expect(screen.getByText('Itt van.')).toBeInTheDocument()
})

test('a failure that comes after the reader has gone on changes nothing', async () => {
  const { user, asked } = renderText('~[tartalom](tartalom)', {
    tartalom: { title: 'Tartalom', content: '~[késik](kesik) ~[nincs](hiany)' },
    kesik: 'lost',
  })
  await user.click(link('tartalom'))
  await title('Tartalom')
  const arrived = holdNextAnswer()
  await user.click(link('késik'))
  await title(wikiMessages.loading)
  await user.click(screen.getByRole('button', { name: wikiMessages.backTo('Tartalom') }))
  await title('Tartalom')
  await user.click(link('nincs'))
  await title(wikiMessages.unknownTitle)
  await act(async () => arrived())
  expect(screen.getByRole('heading', { level: 2, name: wikiMessages.unknownTitle })).toBeInTheDocument()
  expect(asked).toEqual(['tartalom', 'hiany', 'kesik'])
})

test.each([
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: wikiMessages.close }))],
])('closes by %s, and gives the focus back to the link', async (_, close) => {
  const { user } = renderText('~[bezár](bezar)', { bezar: { title: 'Bezár', content: 'x' } })
  await user.click(link('bezár'))
  await title('Bezár')
  close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link('bezár')).toHaveFocus()
})

test('keeps Escape from the messages of the page below', async () => {
  const { user } = renderText('~[fent](fent)', { fent: { title: 'Fent', content: 'x' } })
  await user.click(link('fent'))
  await title('Fent')
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  await user.keyboard('{Escape}')
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
})

test('begins anew when it is opened again, with the pages that it has', async () => {
  const { user, asked } = renderText('~[újra](ujra)', {
    ujra: { title: 'Újra', content: '~[tovább](ujra2)' },
    ujra2: { title: 'Kettő', content: 'x' },
  })
  await user.click(link('újra'))
  await title('Újra')
  await user.click(link('tovább'))
  await title('Kettő')
  await user.click(screen.getByRole('button', { name: wikiMessages.close }))
  await user.click(link('újra'))
  expect(await title('Újra')).toHaveFocus()
  expect(screen.queryByText(wikiMessages.visited)).toBeNull()
  expect(asked).toEqual(['ujra', 'ujra2'])
})

/** The next answer of the server comes when the returned function is called. */
function holdNextAnswer(): () => void {
  const { fetch } = globalThis
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (...call: Parameters<typeof fetch>) => {
      Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetch })
      await released
      return fetch(...call)
    },
  })
  return release
}
