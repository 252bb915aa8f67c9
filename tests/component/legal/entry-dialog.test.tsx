import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { EntryDialog } from '@/components/legal/entry-dialog'
import type { LegalChange } from '@/lib/domain/legal/model'
import { done, failure, installServer } from '@/tests/component/account/fake-server'
import { renderPage } from '@/tests/component/account/render-page'

const ACCEPT = 'POST /user/custom/u1'
const FOUND_AT = '2026-01-15T12:00:00.000Z'
const TERMS: LegalChange = { document: 'terms', validFrom: '2025-07-23' }
const PRIVACY: LegalChange = { document: 'privacy', validFrom: '2025-05-15' }

const dialog = () => screen.getByRole('dialog', { name: 'Változtak a feltételeink' })
const accept = () => screen.getByRole('button', { name: 'Elfogadom' })
const leave = () => screen.getByRole('button', { name: 'Nem fogadom el, kilépek' })

interface Circumstances {
  readonly path?: string
  readonly changes?: readonly LegalChange[]
  readonly isFirst?: boolean
  readonly handlers?: Parameters<typeof installServer>[0]
}

function openPage({ path = '/', changes = [TERMS, PRIVACY], isFirst = false, handlers = {} }: Circumstances = {}) {
  const requests = installServer(handlers)
  const page = renderPage(
    <PathnameContext value={path}>
      <input aria-label="Válasz" defaultValue="3/4" />
      <EntryDialog consent={{ userId: 'u1', changes, isFirst, foundAt: FOUND_AT }} />
    </PathnameContext>,
  )
  return { requests, ...page }
}

describe('the legal changes dialog', () => {
  test('names what changed, and opens the documents beside the page', () => {
    openPage()
    expect(dialog()).toHaveAttribute('open')
    expect(screen.getByRole('heading', { name: 'Változtak a feltételeink' })).toHaveFocus()
    for (const [name, href] of [
      ['Felhasználási feltételek (új lapon nyílik meg)', '/terms'],
      ['Adatkezelési tájékoztató (új lapon nyílik meg)', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
    }
    expect(screen.getByText('Hatályos: 2025. július 23.')).toBeVisible()
    expect(screen.getByText('Hatályos: 2025. május 15.')).toBeVisible()
  })

  test('names one document when only that has changed', () => {
    openPage({ changes: [PRIVACY] })
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  test('says something else to who has accepted nothing yet', () => {
    openPage({ isFirst: true })
    expect(screen.getByRole('dialog', { name: 'Még egy dolog' })).toBeVisible()
  })

  test.each(['/terms', '/privacy', '/terms/20250723', '/privacy/20210502'])('is not shown on %s', (path) => {
    openPage({ path })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each(['/', '/profile', '/exercise/egesz-osszeadas', '/termsx', '/exercises/privacy'])(
    'is shown on %s',
    (path) => {
      openPage({ path })
      expect(dialog()).toBeVisible()
    },
  )

  test('goes when the documents are accepted, as of the time they were shown, and leaves the page as it was', async () => {
    const { user, requests, visited } = openPage({ handlers: { [ACCEPT]: () => done } })
    await user.click(accept())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(requests).toEqual([{ call: ACCEPT, body: { legalConsentDate: FOUND_AT } }])
    expect(screen.getByLabelText('Válasz')).toHaveValue('3/4')
    expect(visited).toEqual([])
  })

  test('is closed neither by Escape nor by a press beside it', async () => {
    const { user } = openPage()
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog(), cancel)
    expect(cancel.defaultPrevented).toBe(true)
    await user.click(dialog())
    expect(dialog()).toHaveAttribute('open')
    expect(dialog()).toHaveAttribute('closedby', 'none')
  })

  test('opens again where a browser closes it all the same', () => {
    openPage()
    const element = dialog()
    element.removeAttribute('open')
    fireEvent(element, new Event('close'))
    expect(element).toHaveAttribute('open')
  })

  test.each([
    ['network-request-failed', undefined, /^Hálózati hiba/],
    ['unavailable', failure(503, 'unavailable'), /^A szolgáltatás most nem érhető el/],
    ['invalid-request', failure(400, 'invalid-request'), /^Közben újabb változat jelent meg/],
  ])('stays at %s, says so, and can be tried again', async (_, answer, message) => {
    const { user } = openPage({ handlers: answer ? { [ACCEPT]: () => answer } : {} })
    await user.click(accept())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(accept()).not.toHaveAttribute('aria-disabled')
  })

  test('offers the way to sign in again when the session has ended', async () => {
    const { user } = openPage({ handlers: { [ACCEPT]: () => failure(401, 'unauthenticated') } })
    await user.click(accept())
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /^Belépés/ })).toBeVisible()
  })

  test('is answered once, however often it is pressed', async () => {
    const { user, requests } = openPage({ handlers: { [ACCEPT]: () => new Promise(() => {}) } })
    await user.click(accept())
    await user.click(accept())
    await user.click(leave())
    expect(accept()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Az elfogadás mentése folyamatban…')).toHaveAttribute('role', 'status')
    expect(requests).toHaveLength(1)
  })

  test('stays when signing out fails, and says so', async () => {
    const { user } = openPage()
    await user.click(leave())
    expect(await screen.findByRole('alert')).toHaveTextContent('Hálózati hiba.')
    expect(dialog()).toBeVisible()
  })
})

describe('the question who somebody is', () => {
  const STATE = 'PUT /account/age'
  const birthYear = { min: 1926, max: 2021, parentFrom: 2010 }
  const question = () => screen.getByRole('dialog', { name: 'Még egy kérdés' })
  const goOn = () => screen.getByRole('button', { name: 'Tovább' })

  function openQuestion(handlers: Parameters<typeof installServer>[0] = {}, changes: readonly LegalChange[] = []) {
    const requests = installServer(handlers)
    const consent = changes.length > 0 ? { userId: 'u1', changes, isFirst: false, foundAt: FOUND_AT } : undefined
    const page = renderPage(
      <PathnameContext value="/">
        <input aria-label="Válasz" defaultValue="3/4" />
        <EntryDialog consent={consent} birthYear={birthYear} />
      </PathnameContext>,
    )
    return { requests, ...page }
  }

  test('is answered by an adult with one choice, and leaves the page as it was', async () => {
    const { user, requests } = openQuestion({ [STATE]: () => done })
    expect(screen.getByRole('heading', { name: 'Még egy kérdés' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Tanár' }))
    await user.click(goOn())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(requests).toEqual([{ call: STATE, body: { kind: 'teacher' } }])
    expect(screen.getByLabelText('Válasz')).toHaveValue('3/4')
  })

  test('cannot be passed over, and is closed by no key', async () => {
    const { user, requests } = openQuestion()
    expect(question()).toHaveAttribute('closedby', 'none')
    await user.click(goOn())
    await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveFocus())
    expect(requests).toEqual([])
    expect(question()).toBeVisible()
  })

  test('asks a child for the address of a parent', async () => {
    const { user, requests } = openQuestion({ [STATE]: () => failure(400, 'own-parent-email') })
    await user.click(screen.getByRole('radio', { name: 'Diák' }))
    await user.type(screen.getByLabelText('Születési év'), '2014')
    await user.type(screen.getByLabelText('Szülő e-mail-címe'), 'anya@example.hu')
    await user.click(goOn())
    await waitFor(() => expect(screen.getByLabelText('Szülő e-mail-címe')).toHaveFocus())
    expect(requests[0]?.body).toEqual({ kind: 'pupil', birthYear: 2014, parentEmail: 'anya@example.hu' })
  })

  test('comes after the documents, one question at a time', async () => {
    const { user } = openQuestion({ [ACCEPT]: () => done }, [TERMS])
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(accept())
    expect(await screen.findByRole('dialog', { name: 'Még egy kérdés' })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
