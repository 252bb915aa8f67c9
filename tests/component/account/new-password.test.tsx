import { screen, waitFor } from '@testing-library/react'
import { NewPassword } from '@/components/account/new-password'
import { done, failure, installServer } from './fake-server'
import { renderPage } from './render-page'

const CONFIRM = 'POST /account/password-reset/confirm'
const limits = { passwordMin: 6, passwordMax: 128 }
const password = () => screen.getByLabelText('Új jelszó')
const submit = () => screen.getByRole('button', { name: 'Jelszó mentése' })
const WEAK = /^A jelszónak legalább 6 karakter hosszúnak kell lennie\. .*három szót/

function openForm(handlers: Parameters<typeof installServer>[0] = {}, signedIn = false) {
  const requests = installServer(handlers)
  return { requests, ...renderPage(<NewPassword token="the-token" signedIn={signedIn} limits={limits} />) }
}

describe('the new password', () => {
  test('is saved by the token of the mail, and leads to the login', async () => {
    const { user, requests, visited } = openForm({ [CONFIRM]: () => done })
    await user.type(password(), 'új jelszó{Enter}')
    await waitFor(() => expect(visited).toEqual(['/login?notice=password-set']))
    expect(requests).toEqual([{ call: CONFIRM, body: { token: 'the-token', password: 'új jelszó' } }])
  })

  test.each([
    ['', /^Adj meg egy jelszót!/],
    ['öt123', WEAK],
    ['      ', WEAK],
  ])('"%s" is refused at its field without asking the server', async (typed, message) => {
    const { user, requests } = openForm()
    if (typed) await user.type(password(), typed)
    await user.click(submit())
    expect(password()).toHaveAccessibleDescription(message)
    await waitFor(() => expect(password()).toHaveFocus())
    expect(requests).toEqual([])
  })

  test('that the server finds weak is refused at its field, and another one may follow', async () => {
    const answers = [failure(400, 'weak-password', { reason: 'personal' }), done]
    const { user, visited } = openForm({ [CONFIRM]: () => answers.shift() ?? done })
    await user.type(password(), 'jelszó{Enter}')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/^A neved/))
    await user.type(password(), '-hosszabb{Enter}')
    await waitFor(() => expect(visited).toHaveLength(1))
  })

  test.each([
    [false, 'Új levelet kérek', '/forgotten-password'],
    [true, 'Tovább a fiókomhoz', '/profile'],
  ])('cannot be set by a link that is void (signed in: %s)', async (signedIn, name, href) => {
    const { user } = openForm({ [CONFIRM]: () => failure(400, 'invalid-token') }, signedIn)
    await user.type(password(), 'új jelszó{Enter}')
    expect(await screen.findByRole('heading', { name: 'Ez a hivatkozás már nem jó' })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Ez a hivatkozás már nem érvényes. Kérj egy újat!')
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test.each([
    ['user-disabled', 403, /Fordulj az adminisztrátorhoz!$/],
    ['too-many-requests', 429, /^Túl sok kérés/],
  ])('that is refused by %s can be tried again', async (code, status, message) => {
    const { user } = openForm({ [CONFIRM]: () => failure(status, code) })
    await user.type(password(), 'új jelszó{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(password()).toHaveValue('új jelszó')
    expect(submit()).not.toHaveAttribute('aria-busy')
  })
})
