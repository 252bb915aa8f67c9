import { screen } from '@testing-library/react'
import { EmailConfirmation } from '@/components/account/email-confirmation'
import { CONFIRM, done, failure, installServer } from './fake-server'
import { renderPage } from './render-page'

interface Visitor {
  readonly signedIn: boolean
  readonly alreadyVerified: boolean
}
const stranger: Visitor = { signedIn: false, alreadyVerified: false }

function openPage(confirm: Parameters<typeof installServer>[0][string], visitor: Visitor = stranger) {
  const requests = installServer({ [CONFIRM]: confirm })
  return { requests, ...renderPage(<EmailConfirmation token="abc-123" {...visitor} />) }
}

describe('the page that the mail leads to', () => {
  test('redeems the token once, by itself, and leads to the login page', async () => {
    const { requests } = openPage(() => done)
    expect(await screen.findByRole('heading', { name: 'Sikerült!' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Tovább a belépéshez' })).toHaveAttribute('href', '/login')
    expect(requests).toEqual([{ call: CONFIRM, body: { token: 'abc-123' } }])
  })

  test('leads home who is signed in', async () => {
    openPage(() => done, { signedIn: true, alreadyVerified: false })
    expect(await screen.findByRole('link', { name: 'Tovább a főoldalra' })).toHaveAttribute('href', '/')
  })

  test('says that the link is no longer valid and where to get another', async () => {
    openPage(() => failure(400, 'invalid-token'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás már nem érvényes. Kérj egy újat!')
    expect(screen.getByRole('link', { name: 'Új levelet kérek' })).toHaveAttribute(
      'href',
      '/login?redirect=/verify-email',
    )
  })

  test('takes a used link for good when the address is confirmed already', async () => {
    openPage(() => failure(400, 'invalid-token'), { signedIn: true, alreadyVerified: true })
    expect(await screen.findByRole('heading', { name: 'Sikerült!' })).toBeVisible()
  })

  test('can be tried again when the network failed', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => done]
    const { user } = openPage(async () => (await answers.shift()?.()) ?? done)
    expect(await screen.findByRole('alert')).toHaveTextContent('Hálózati hiba.')
    await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
    expect(await screen.findByRole('heading', { name: 'Sikerült!' })).toBeVisible()
  })
})
