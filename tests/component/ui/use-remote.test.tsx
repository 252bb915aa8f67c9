import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { useRemote } from '@/components/ui/use-remote'
import { ApiError } from '@/lib/client/api'
import { renderPage } from '../account/render-page'

interface Question {
  readonly name: string
  readonly signal: AbortSignal
  readonly answer: (value: string) => void
  readonly refuse: (error: unknown) => void
}

type Read = (signal: AbortSignal) => Promise<string>

/** Shows what is read, and can be told to read something else. */
function Reader({ first, second }: { readonly first: Read; readonly second: Read }) {
  const [read, setRead] = useState(() => first)
  const [remote, reload] = useRemote(read)
  return (
    <>
      <output>
        {remote.state === 'ready' && remote.value}
        {remote.state === 'failed' && remote.code}
        {remote.state === 'loading' && 'loading'}
      </output>
      <button type="button" onClick={reload}>
        again
      </button>
      <button type="button" onClick={() => setRead(() => second)}>
        other
      </button>
    </>
  )
}

/** A page whose questions the test answers. */
function open() {
  const questions: Question[] = []
  const readerOf = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((answer, refuse) => questions.push({ name, signal, answer, refuse }))
  return { questions, ...renderPage(<Reader first={readerOf('first')} second={readerOf('second')} />) }
}

const shown = () => screen.getByRole('status').textContent
const settle = (happen: () => void) => act(async () => happen())
const press = (name: string) => screen.getByRole('button', { name })

test('asks once, though React runs its effect twice, and shows the answer', async () => {
  const { questions } = open()
  await settle(() => undefined)
  expect(shown()).toBe('loading')
  expect(questions).toHaveLength(1)
  await settle(() => questions[0]?.answer('here'))
  expect(shown()).toBe('here')
})

test('tells the code of a failure, and asks again on request', async () => {
  const { questions, user } = open()
  await settle(() => undefined)
  await settle(() => questions[0]?.refuse(new ApiError(404, 'not-found')))
  expect(shown()).toBe('not-found')
  await user.click(press('again'))
  expect(shown()).toBe('loading')
  await settle(() => questions[1]?.answer('now'))
  expect(shown()).toBe('now')
})

test('what is asked for no more is given up, and its answer counts no more', async () => {
  const { questions, user } = open()
  await settle(() => undefined)
  await user.click(press('other'))
  expect(questions[0]?.signal.aborted).toBe(true)
  await settle(() => questions[0]?.answer('late'))
  expect(shown()).toBe('loading')
  await settle(() => questions[1]?.answer('second'))
  expect(questions.map(({ name }) => name)).toEqual(['first', 'second'])
  expect(shown()).toBe('second')
})
