/** An explainer that is read aloud by the device. */
import { act, screen } from '@testing-library/react'
import type { PlayedBeat } from '@/components/explainer/player-props'
import { explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { place, renderPlayer } from './render-player'

const HUNGARIAN = { lang: 'hu-HU', name: 'Magyar', localService: true }
const BY_A_SERVICE = { ...HUNGARIAN, name: 'Magyar a hálózatról', localService: false }
const ENGLISH = { lang: 'en-GB', name: 'English', localService: true }
const BEAT_MS = 3_000

/** What the device says, and what is called when it has said it. */
let said: { readonly text: string; readonly lang: string; readonly end: () => void }[]

function deviceWith(...voices: readonly { readonly lang: string }[]) {
  said = []
  class Utterance {
    lang = ''
    voice: unknown
    rate = 1
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(readonly text: string) {}
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak: (utterance: Utterance) =>
        said.push({ text: utterance.text, lang: utterance.lang, end: () => utterance.onend?.() }),
    }),
  })
}

const beats: readonly PlayedBeat[] = ['Egy alma.', 'Meg még egy.', 'Az kettő.'].map((spoken) => ({
  chapter: 0,
  spoken,
  durationMs: BEAT_MS,
}))

const play = () => renderPlayer(beats)

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'speechSynthesis')
})

test('is silent until it is asked to read, and then waits for what it reads', async () => {
  deviceWith(ENGLISH, BY_A_SERVICE, HUNGARIAN)
  play()
  await pass(BEAT_MS)
  expect(place()).toHaveValue('2')
  expect(said).toEqual([])
  await act(async () => screen.getByRole('button', { name: messages.voice }).click())
  const last = () => said.at(-1)
  expect(last()).toMatchObject({ text: 'Meg még egy.', lang: 'hu-HU' })
  await pass(5 * BEAT_MS)
  expect(place()).toHaveValue('2')
  await act(async () => last()?.end())
  expect(place()).toHaveValue('3')
  expect(last()?.text).toBe('Az kettő.')
})

test('what is read quickly stays as long as it takes to read with the eyes', async () => {
  deviceWith(HUNGARIAN)
  play()
  await act(async () => screen.getByRole('button', { name: messages.voice }).click())
  await act(async () => said.at(-1)?.end())
  expect(place()).toHaveValue('1')
  await pass(BEAT_MS)
  expect(place()).toHaveValue('2')
})

test('is not offered where the device has no Hungarian voice', () => {
  deviceWith(ENGLISH, BY_A_SERVICE)
  play()
  expect(screen.queryByRole('button', { name: messages.voice })).toBeNull()
})
