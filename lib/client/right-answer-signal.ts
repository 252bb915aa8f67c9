import type { AnswerEffects } from './answer-effects'

/** What tells beside the screen that an answer is right. */
export interface RightAnswerSignal {
  /** To be called soon after a press: browsers let a page sound only then. */
  wake(): void
  give(): void
  /** Gives the device's sound back; nothing is given any more. */
  close(): void
}

/** Two notes that rise: the frequencies of E5 and A5 in Hz. */
const NOTES = [659.25, 880]
const NOTE_SECONDS = 0.09
/** Of the second note, which fades away. */
const LAST_NOTE_SECONDS = 0.22
/** Well below the loudest of 1, beside what else may sound. */
const VOLUME = 0.12
const NEARLY_SILENT = 0.0001
const VIBRATION_MS = 30

/** A signal of what was chosen. What a device cannot do is left out. */
export function createRightAnswerSignal({ sound, vibration }: AnswerEffects): RightAnswerSignal {
  let audio: AudioContext | undefined
  /** A page without an answer takes nothing of the device. */
  function open(): AudioContext | undefined {
    if (sound && 'AudioContext' in window && typeof window.AudioContext === 'function') audio ??= new AudioContext()
    return audio
  }
  return {
    wake() {
      // Refused without a press, or where the device has no output: then it stays silent.
      open()
        ?.resume()
        .catch(() => undefined)
    },
    give() {
      const context = open()
      if (context) play(context)
      if (vibration && 'vibrate' in navigator) navigator.vibrate?.(VIBRATION_MS)
    },
    close() {
      audio?.close().catch(() => undefined)
      audio = undefined
    },
  }
}

function play(context: AudioContext): void {
  for (const [index, frequency] of NOTES.entries()) {
    const start = context.currentTime + index * NOTE_SECONDS
    const end = start + (index === NOTES.length - 1 ? LAST_NOTE_SECONDS : NOTE_SECONDS)
    const note = context.createOscillator()
    note.type = 'sine'
    note.frequency.value = frequency
    const envelope = context.createGain()
    // A note that begins or ends at once clicks.
    envelope.gain.setValueAtTime(NEARLY_SILENT, start)
    envelope.gain.linearRampToValueAtTime(VOLUME, start + 0.015)
    envelope.gain.exponentialRampToValueAtTime(NEARLY_SILENT, end)
    note.connect(envelope).connect(context.destination)
    note.start(start)
    note.stop(end)
  }
}
