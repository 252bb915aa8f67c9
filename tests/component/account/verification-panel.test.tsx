import { act, screen } from '@testing-library/react'
import { VerificationPanel } from '@/components/account/verification-panel'
import { done, failure, installServer, ok, RESEND, STATUS } from './fake-server'
import { renderPage } from './render-page'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const count = (requests: readonly { call: string }[], call: string) =>
  requests.filter((request) => request.call === call).length

function openPanel(handlers: Parameters<typeof installServer>[0], waitSeconds = 0) {
  const requests = installServer({ [STATUS]: () => ok({ emailVerified: false }), ...handlers })
  const page = renderPage(<VerificationPanel email="reka@example.hu" target="/exercises" waitSeconds={waitSeconds} />)
  return { requests, ...page }
}

describe('waiting for the confirmation of the address', () => {
  test('asks every 5 seconds and goes on when it has happened', async () => {
    const answers = [false, false, true]
    const { requests, visited } = openPanel({ [STATUS]: () => ok({ emailVerified: answers.shift() }) })
    await pass(4)
    expect(requests).toHaveLength(0)
    await pass(1)
    expect(requests).toHaveLength(1)
    await pass(5)
    expect(visited).toEqual([])
    await pass(5)
    expect(visited).toEqual(['/exercises'])
    await pass(30)
    expect(count(requests, STATUS)).toBe(3)
  })

  test('says that asking failed, and takes it back when it works again', async () => {
    const answers = [failure(503, 'unavailable'), ok({ emailVerified: false })]
    openPanel({ [STATUS]: () => answers.shift() ?? ok({ emailVerified: false }) })
    await pass(5)
    const message = /Hiba történt az email státusz frissítésekor/
    expect(screen.getByText(message)).toBeVisible()
    await pass(5)
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  test('offers to send the mail again after 60 seconds, counting them down', async () => {
    const { user, requests } = openPanel({ [RESEND]: () => done }, 60)
    await pass(1)
    await user.click(screen.getByRole('button', { name: 'Újraküldés 59 másodperc múlva' }))
    expect(count(requests, RESEND)).toBe(0)
    for (let second = 2; second <= 60; second++) await pass(1)
    await user.click(screen.getByRole('button', { name: 'Újraküldöm a levelet' }))
    await pass(0)
    expect(count(requests, RESEND)).toBe(1)
    expect(screen.getByText('Elküldtük újra a levelet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Újraküldés 60 másodperc múlva' })).toHaveFocus()
  })

  test('goes on counting where the server is when the page is opened again', async () => {
    openPanel({}, 17)
    expect(screen.getByRole('button', { name: 'Újraküldés 17 másodperc múlva' })).toHaveAttribute('aria-disabled')
    await pass(1)
    expect(screen.getByRole('button', { name: 'Újraküldés 16 másodperc múlva' })).toBeVisible()
  })

  test('says that the mail could not be sent, and lets it be tried again', async () => {
    const { user } = openPanel({ [RESEND]: () => failure(503, 'unavailable') })
    await user.click(screen.getByRole('button', { name: 'Újraküldöm a levelet' }))
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Hiba történt a megerősítő email küldésekor. Kérjük, próbáld újra később.',
    )
    expect(screen.getByRole('button', { name: 'Újraküldöm a levelet' })).not.toHaveAttribute('aria-disabled')
  })
})
