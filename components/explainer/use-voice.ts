import { useEffect, useState } from 'react'

/**
 * The device's own Hungarian voice, where it has one: it may come some time after the page. One that speaks by a service would
 * send what is read to others.
 */
export function useHungarianVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined
    const find = () =>
      setVoice(speechSynthesis.getVoices().find(({ lang, localService }) => localService && /^hu\b/i.test(lang)))
    find()
    speechSynthesis.addEventListener('voiceschanged', find)
    return () => speechSynthesis.removeEventListener('voiceschanged', find)
  }, [])
  return voice
}

/**
 * Reads a text aloud.
 *
 * @param onEnd called once it is read, or cannot be.
 * @returns stops it.
 */
export function speak(text: string, voice: SpeechSynthesisVoice, rate: number, onEnd: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  utterance.onend = onEnd
  utterance.onerror = onEnd
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return () => {
    utterance.onend = null
    utterance.onerror = null
    speechSynthesis.cancel()
  }
}
