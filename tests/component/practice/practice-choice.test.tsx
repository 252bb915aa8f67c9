import { screen, waitFor } from '@testing-library/react'
import { PracticeChoice } from '@/components/practice/practice-choice'
import { done, failure, installServer } from '../account/fake-server'
import { renderPage } from '../account/render-page'

const SETTINGS = 'PUT /practice/settings'

function open(handlers: Parameters<typeof installServer>[0]) {
  const requests = installServer(handlers)
  const options = [
    { value: 6, text: '6.' },
    { value: 7, text: '7.' },
  ]
  return { requests, ...renderPage(<PracticeChoice name="grade" label="Osztály" options={options} chosen={6} />) }
}

const option = (name: string) => screen.getByRole('button', { name })

test('keeps what is pressed, and has the page read anew', async () => {
  const { user, requests, refreshes } = open({ [SETTINGS]: () => done })
  expect(option('6.')).toHaveAttribute('aria-pressed', 'true')
  await user.click(option('7.'))
  await waitFor(() => expect(refreshes).toHaveLength(1))
  expect(requests).toEqual([{ call: SETTINGS, body: { grade: 7 } }])
})

test('says why it was not kept', async () => {
  const { user, refreshes } = open({})
  await user.click(option('7.'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Hálózati hiba\.[^.]*$/)
  expect(refreshes).toEqual([])
})

test('offers the way to sign in again when the session has ended', async () => {
  const { user } = open({ [SETTINGS]: () => failure(401, 'unauthenticated') })
  await user.click(option('7.'))
  expect(await screen.findByRole('link', { name: /^Belépés/ })).toHaveAttribute('target', '_blank')
})
