import { screen, waitFor } from '@testing-library/react'
import { PlacementQuestion } from '@/components/practice/placement/placement-question'
import type { PlacementView } from '@/lib/domain/practice/model'
import { placementMessages as messages } from '@/lib/shared/messages/placement'
import { installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'

const ANSWER = 'POST /practice/placement/answer'
const STOP = 'POST /practice/placement/stop'

const question: NonNullable<PlacementView['question']> = {
  number: 2,
  description: '',
  text: 'Mennyi kettő meg kettő?',
  controls: [{ type: 'single-number', props: {} }],
}
const view: PlacementView = { state: 'open', grades: [5], grade: 5, most: 12, question }

function open(handlers: Parameters<typeof installServer>[0]) {
  const requests = installServer(handlers)
  return { requests, ...renderPage(<PlacementQuestion question={question} most={12} texts={undefined} />) }
}

const answered = () => ok(view)
const button = (name: string) => screen.getByRole('button', { name })

test('an answer is sent with the number of its question, and the page is read anew', async () => {
  const { user, requests, refreshes } = open({ [ANSWER]: answered })
  expect(screen.getByRole('heading', { name: messages.number(2, 12) })).toHaveFocus()
  await user.type(screen.getByRole('textbox'), '4{Enter}')
  await waitFor(() => expect(refreshes).toHaveLength(1))
  expect(requests).toEqual([{ call: ANSWER, body: { question: 2, answers: ['4'] } }])
})

test('an empty answer is asked for and not sent', async () => {
  const { user, requests } = open({ [ANSWER]: answered })
  await user.click(button(messages.next))
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(requests).toEqual([])
})

test('a question may be passed over, and the test stopped', async () => {
  const { user, requests, refreshes } = open({ [ANSWER]: answered, [STOP]: answered })
  await user.click(button(messages.pass))
  await waitFor(() => expect(refreshes).toHaveLength(1))
  // Nothing more is taken until the next question has come.
  await waitFor(() => expect(button(messages.stop)).not.toHaveAttribute('aria-disabled'))
  await user.click(button(messages.stop))
  await waitFor(() => expect(refreshes).toHaveLength(2))
  expect(requests.map(({ call, body }) => [call, body])).toEqual([
    [ANSWER, { question: 2 }],
    [STOP, undefined],
  ])
})

test('what cannot be judged stays, with what is to be done about it, until it is changed', async () => {
  const ungraded = { controls: ['ungraded' as const], feedback: 'Egyszerűsítsd!' }
  const { user, refreshes } = open({ [ANSWER]: () => ok({ ...view, ungraded }) })
  await user.type(screen.getByRole('textbox'), '2{Enter}')
  expect(await screen.findByText('Egyszerűsítsd!')).toBeVisible()
  expect(refreshes).toEqual([])
  await user.type(screen.getByRole('textbox'), '1')
  expect(screen.queryByText('Egyszerűsítsd!')).not.toBeInTheDocument()
})

test('a lost connection is told, and nothing that was typed is lost', async () => {
  const { user } = open({})
  await user.type(screen.getByRole('textbox'), '4{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Hálózati hiba\./)
  expect(screen.getByRole('textbox')).toHaveValue('4')
})
