/** The speeds of an explainer: how long each moment lasts, how fast its picture changes, and how fast it is read aloud. */
import { act, fireEvent, screen } from '@testing-library/react'
import type { PlayedBeat } from '@/components/explainer/player-props'
import { SPEEDS } from '@/components/explainer/use-playback'
import { TRANSITION_MS } from '@/components/explainer/use-shown-layer'
import { explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { place, renderPlayer } from './render-player'

const BEAT_MS = 3_000
const beats: readonly PlayedBeat[] = ['Egy alma.', 'Meg még egy.', 'Az kettő.'].map((spoken) => ({
  chapter: 0,
  spoken,
  durationMs: BEAT_MS,
}))

/** How long the terms of a formula moved, in milliseconds, and how fast the device was asked to read. */
let moves: unknown[]
let rates: number[]

function play() {
  const formula = (at: number) => `<span class="katex-html"><b data-key="x">${at}</b></span>`
  const pictures = beats.map((_, at) => `<p data-picture="${at}">${formula(at)}</p>`)
  document.body.innerHTML = `<article data-explainer>${pictures.join('')}</article>`
  return renderPlayer(beats)
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const choose = (speed: number) =>
  fireEvent.change(screen.getByRole('combobox', { name: messages.speed }), { target: { value: String(speed) } })

beforeEach(() => {
  jest.useFakeTimers()
  moves = []
  rates = []
  class Utterance {
    rate = 1
    constructor(readonly text: string) {}
  }
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(Element.prototype, {
    animate: (_: unknown, { duration }: KeyframeAnimationOptions) => {
      moves.push(duration)
      return { finish() {} }
    },
  })
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'hu-HU', localService: true }],
      cancel() {},
      speak: ({ rate }: Utterance) => rates.push(rate),
    }),
  })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'speechSynthesis')
})

test('there is a slower and a faster one beside the ordinary, which it begins with', () => {
  play()
  expect(SPEEDS.filter((speed) => speed < 1)).not.toEqual([])
  expect(SPEEDS.filter((speed) => speed > 1)).not.toEqual([])
  expect(screen.getByRole('combobox', { name: messages.speed })).toHaveValue('1')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    SPEEDS.map((speed) => messages.speeds[speed]),
  )
})

test.each(SPEEDS)('at a speed of %d each moment lasts as much less or more', async (speed) => {
  play()
  choose(speed)
  for (const before of ['1', '2']) {
    await pass(BEAT_MS / speed - 1)
    expect(place()).toHaveValue(before)
    await pass(1)
    expect(place()).toHaveValue(String(Number(before) + 1))
  }
})

test.each(SPEEDS)('at a speed of %d a picture becomes the next, and is read aloud, in step with it', async (speed) => {
  play()
  choose(speed)
  await pass(BEAT_MS / speed)
  expect(moves).toEqual([TRANSITION_MS / speed])
  await act(async () => screen.getByRole('button', { name: messages.voice }).click())
  expect(rates).toEqual([speed])
})

test('one that is chosen while a moment lasts holds for that moment already', async () => {
  play()
  await pass(BEAT_MS - 1)
  choose(0.75)
  await pass(BEAT_MS)
  expect(place()).toHaveValue('1')
  await pass(BEAT_MS / 0.75 - BEAT_MS)
  expect(place()).toHaveValue('2')
})
