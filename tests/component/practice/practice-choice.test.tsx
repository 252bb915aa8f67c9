import { screen, waitFor } from '@testing-library/react'
import { PracticeChoice } from '@/components/practice/practice-choice'
import { done, failure, installServer } from '../account/fake-server'
import { renderPage } from '../account/render-page'

const SETTINGS = 'PUT /practice/settings'

function open(handlers: Parameters<typeof installServer>[0], next?: string) {
  const requests = installServer(handlers)
  const options = [
    { value: 6, text: '6.' },
    { value: 7, text: '7.' },
  ]
  const choice = <PracticeChoice name="grade" label="Osztály" options={options} chosen={6} next={next} />
  return { requests, ...renderPage(choice) }
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

test('hands the focus on where the choice is gone once it is made', async () => {
  const { user, refreshes, show } = open({ [SETTINGS]: () => done }, 'next')
  await user.click(option('7.'))
  await waitFor(() => expect(refreshes).toHaveLength(1))
  show(
    <h2 id="next" tabIndex={-1}>
      Mai gyakorlás
    </h2>,
  )
  expect(screen.getByRole('heading')).toHaveFocus()
})
