/** A question of an explainer: a remark on an answer, and its solution for who leaves it out, before the next one builds on it. */
import { act, screen, waitFor, within } from '@testing-library/react'
import type { PlayedBeat } from '@/components/explainer/player-props'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages, explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { installFakeApi } from '@/tests/component/exercise/fake-api'
import { place, renderPlayer } from './render-player'

const SOLUTION = '/explainer/add-integers/solution'
const CHECK = '/explainer/add-integers/check'
const solution = {
  say: 'Kettő meg egy, az három.',
  why: 'Mert utána jön.',
  show: 'Így látod: három.',
  spoken: 'Kettő meg egy, az három. Mert utána jön.',
  durationMs: 4000,
}
const question = { question: 'Mennyi?', control: { type: 'single-number', props: {} } } as const
const beats: readonly PlayedBeat[] = [
  { chapter: 1, spoken: 'Egy.', durationMs: 1000, question: 0 },
  { chapter: 1, spoken: 'Most te.', durationMs: 1000, question: 1 },
]

let said: string[]

function play({ isStill = false } = {}) {
  const api = installFakeApi()
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: isStill }),
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'hu-HU', localService: true }],
      cancel() {},
      speak: ({ text }: { readonly text: string }) => said.push(text),
    }),
  })
  const page = renderPlayer(beats, [question, question])
  return { api, ...page }
}

const live = (container: HTMLElement) => container.querySelector<HTMLElement>('[aria-live]') ?? container
const stage = (container: HTMLElement) => container.querySelector('.explainer-stage [data-shown]')

beforeEach(() => {
  said = []
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(Element.prototype, { animate: () => ({ finish() {} }) })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
})

test('is answered by the server, for that question alone, and said and shown in its place', async () => {
  const { api, user, container } = play()
  api.answer(SOLUTION, 200, solution)
  await user.click(await screen.findByRole('button', { name: messages.skip }))
  expect(api.requests).toEqual([{ path: SOLUTION, body: { seed: 5, question: 0 } }])
  expect(await within(live(container)).findByText(solution.say)).toBeVisible()
  expect(within(live(container)).getByText(solution.why)).toBeVisible()
  expect(stage(container)).toHaveTextContent(solution.show)
  expect(screen.queryByRole('form')).toBeNull()
  expect(place()).toHaveValue('1')
})

test('is read aloud once, and stays above the next question', async () => {
  const { api, user, container } = play({ isStill: true })
  api.answer(SOLUTION, 200, solution)
  await user.click(screen.getByRole('button', { name: messages.voice }))
  await user.click(await screen.findByRole('button', { name: messages.skip }))
  const told = await within(live(container)).findByText(solution.say)
  expect(said).toEqual(['Egy.', solution.spoken])
  await user.click(screen.getByRole('button', { name: messages.next }))
  expect(place()).toHaveValue('2')
  expect(await screen.findByRole('form')).toBeVisible()
  // The same words, not others that are announced again.
  expect(told).toBeVisible()
  expect(said).toEqual(['Egy.', solution.spoken, 'Most te.'])
})

test('the end comes after the solution of the last one, and has other numbers', async () => {
  const { api, user, container, visited } = play({ isStill: true })
  api.answer(SOLUTION, 200, solution)
  act(() => place().focus())
  await user.click(await screen.findByRole('button', { name: messages.skip }))
  await within(live(container)).findByText(solution.say)
  await user.click(screen.getByRole('button', { name: messages.next }))
  api.answer(SOLUTION, 200, { ...solution, say: 'És az négy.' })
  await user.click(await screen.findByRole('button', { name: messages.skip }))
  expect(await within(live(container)).findByText('És az négy.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Gyakorlás' })).toBeNull()
  await user.click(screen.getByRole('button', { name: messages.next }))
  expect(screen.getByRole('link', { name: 'Gyakorlás' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: explainerMessages.newNumbers }))
  expect(visited).toEqual(['/explainers/add-integers?s=2'])
})

test('nobody has to stay where the solution does not come', async () => {
  const { api, user } = play()
  api.loseNext(SOLUTION)
  await user.click(await screen.findByRole('button', { name: messages.skip }))
  const told = await screen.findByRole('region', { name: messages.untold })
  await user.click(within(told).getByRole('button', { name: messages.goOn }))
  expect(place()).toHaveValue('2')
})

test('where nothing moves by itself, a question is not passed over by going on', async () => {
  const { user } = play({ isStill: true })
  await user.click(screen.getByRole('button', { name: messages.next }))
  expect(place()).toHaveValue('1')
})

test('a remark belongs to the field that it speaks of, and leads back to it', async () => {
  const { api, user } = play({ isStill: true })
  const field = screen.getByRole('textbox')
  await user.type(field, '7')
  api.answer(CHECK, 200, {
    correct: false,
    outcome: 'wrong',
    controls: ['wrong'],
    feedback: 'Számold meg újra!',
  })
  await user.click(screen.getByRole('button', { name: messages.check }))
  const remark = await screen.findByRole('region', { name: messages.wrong })
  await waitFor(() => expect(remark).toHaveFocus())
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/Számold meg újra!/)
  // The title is read with the focus, the rest of it from a live region, which is empty before.
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(heard()).toContain('Számold meg újra!')
  await user.keyboard('{Enter}')
  expect(field).toHaveFocus()
  expect(heard()).not.toContain('Számold meg újra!')
})

test('a remark stays, as that of the answer before, while another is given, and goes where it says nothing of it', async () => {
  const { api, user } = play({ isStill: true })
  const field = screen.getByRole('textbox')
  const miss = async (typed: string, feedback: string | undefined) => {
    await user.type(field, typed)
    api.answer(CHECK, 200, { correct: false, outcome: 'wrong', controls: ['wrong'], feedback })
    await user.keyboard('{Enter}')
    const remark = await screen.findByRole('region', { name: messages.wrong })
    await waitFor(() => expect(remark).toHaveFocus())
  }
  await miss('7', 'Számold meg újra!')
  await user.type(field, '{Backspace}6')
  const past = screen.getByRole('region', { name: exerciseMessages.pastTitle })
  expect(past).toHaveTextContent('Számold meg újra!')
  expect(field).toHaveFocus()

  await miss('1', undefined)
  await user.type(field, '2')
  expect(screen.queryByRole('region', { name: exerciseMessages.pastTitle })).toBeNull()
  expect(screen.getByText(messages.wrong).closest('.invisible')).not.toBeNull()
  expect(screen.getByRole('group')).not.toHaveAccessibleDescription()
})
