/** Stands in for the sound of a browser, which jsdom has not: counts what is opened and what is played. */
export function installFakeAudio() {
  let contexts = 0
  let notes = 0

  class FakeAudioContext {
    readonly currentTime = 0
    readonly destination = {}
    readonly state = 'running'
    constructor() {
      contexts += 1
    }
    createOscillator() {
      const start = () => {
        notes += 1
      }
      return { type: '', frequency: { value: 0 }, connect: (to: unknown) => to, start, stop() {} }
    }
    createGain() {
      const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
      return { gain, connect: (to: unknown) => to }
    }
    async resume() {}
    async close() {}
  }

  const install = (value: unknown) => Object.defineProperty(window, 'AudioContext', { configurable: true, value })
  return {
    /** How many were opened. */
    contexts: () => contexts,
    /** How many notes were played. */
    notes: () => notes,
    reset() {
      contexts = 0
      notes = 0
      install(FakeAudioContext)
    },
    /** A browser without sound. */
    takeAway: () => install(undefined),
  }
}
