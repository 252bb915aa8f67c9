import { screen } from '@testing-library/react'
import { EmailConfirmation } from '@/components/account/email-confirmation'
import { CONFIRM, done, failure, installServer, ok } from './fake-server'
import { renderPage } from './render-page'

const DISOWN = 'POST /account/verification/disown'

const subject = {
  displayName: 'Kerek Kata',
  registeredAt: '2026-01-15T12:00:00.000Z',
  maskedEmail: 'k•••@pelda.hu',
}
const stranger = { subject, signedIn: false, alreadyVerified: false }

function openPage(
  handlers: Parameters<typeof installServer>[0] = {},
  visitor: Partial<Parameters<typeof EmailConfirmation>[0]> = {},
) {
  const requests = installServer(handlers)
  return { requests, ...renderPage(<EmailConfirmation token="abc-123" {...stranger} {...visitor} />) }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the page that the mail leads to', () => {
  test('says whose account it is, and confirms nothing by itself', async () => {
    const { requests } = openPage()
    expect(screen.getByRole('heading', { name: 'Ez a te fiókod?' })).toBeVisible()
    for (const text of ['Kerek Kata', 'k•••@pelda.hu', '2026. január 15. 13:00']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(requests).toEqual([])
  })

  test('redeems the token when asked to, and leads to the login page', async () => {
    const { user, requests } = openPage({ [CONFIRM]: () => done })
    await user.click(button('Igen, megerősítem'))
    expect(await screen.findByRole('heading', { name: 'Sikerült!' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Tovább a belépéshez' })).toHaveAttribute('href', '/login')
    expect(requests).toEqual([{ call: CONFIRM, body: { token: 'abc-123' } }])
  })

  test('leads home who is signed in', async () => {
    const { user } = openPage({ [CONFIRM]: () => done }, { signedIn: true })
    await user.click(button('Igen, megerősítem'))
    expect(await screen.findByRole('link', { name: 'Tovább a főoldalra' })).toHaveAttribute('href', '/')
  })

  test('has the account deleted by who has not registered, at the second press', async () => {
    const { user, requests } = openPage({ [DISOWN]: () => ok({ taskId: 'task-1' }) })
    await user.click(button('Nem én voltam'))
    expect(screen.getByRole('heading', { name: 'Töröljük ezt a fiókot?' })).toHaveFocus()
    expect(requests).toEqual([])
    await user.click(button('Igen, töröljétek'))
    expect(await screen.findByRole('heading', { name: 'Rendben, töröljük' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Megnézem, hol tart' })).toHaveAttribute('href', '/task-status/task-1')
    expect(requests).toEqual([{ call: DISOWN, body: { token: 'abc-123' } }])
  })

  test('lets who pressed by mistake go back', async () => {
    const { user, requests } = openPage()
    await user.click(button('Nem én voltam'))
    await user.click(button('Mégsem'))
    expect(screen.getByRole('heading', { name: 'Ez a te fiókod?' })).toHaveFocus()
    expect(requests).toEqual([])
  })

  test('says that the link is no longer valid and where to get another', async () => {
    openPage({}, { subject: undefined })
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás már nem érvényes. Kérj egy újat!')
    expect(screen.getByRole('link', { name: 'Új levelet kérek' })).toHaveAttribute(
      'href',
      '/login?redirect=/verify-email',
    )
  })

  test('says so too when it was used while the page was open', async () => {
    const { user } = openPage({ [CONFIRM]: () => failure(400, 'invalid-token') })
    await user.click(button('Igen, megerősítem'))
    expect(await screen.findByRole('heading', { name: 'Ez most nem sikerült' })).toHaveFocus()
  })

  test('takes a used link for good when the address is confirmed already', () => {
    openPage({}, { subject: undefined, signedIn: true, alreadyVerified: true })
    expect(screen.getByRole('heading', { name: 'Sikerült!' })).toBeVisible()
  })

  test('can be tried again when the network failed', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => done]
    const { user } = openPage({ [CONFIRM]: async () => (await answers.shift()?.()) ?? done })
    await user.click(button('Igen, megerősítem'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Hálózati hiba.')
    await user.click(button('Igen, megerősítem'))
    expect(await screen.findByRole('heading', { name: 'Sikerült!' })).toBeVisible()
  })
})
