import { errorMessages } from '@/lib/shared/messages/errors'
import { exerciseMessages as texts } from '@/lib/shared/messages/exercise'
import { retryMessages } from '@/lib/shared/messages/retry'
import { selfMarkingMessages } from '@/lib/shared/messages/self-marking'
import { toPlainText } from '@/lib/shared/plain-text'
import type { Message, Phase } from '../player/player-state'

/** What a message says. */
export interface MessageTexts {
  readonly title: string
  readonly text?: string
  /** Markdown, such as the author's words. */
  readonly richText?: string | undefined
}

/** What is still of use of a message once the answer is another; `undefined` where there is nothing. */
export function pastTextsOf(message: Message): MessageTexts | undefined {
  const { title, richText } = textsOf(message)
  switch (message.kind) {
    case 'failed':
      return richText === undefined ? undefined : { title: texts.pastTitle, richText }
    case 'question':
      return message.about ? undefined : { title: texts.pastTitle, richText }
    case 'worked-out':
      return { title, richText }
    default:
      return undefined
  }
}

export function textsOf(message: Message): MessageTexts {
  switch (message.kind) {
    case 'failed':
      return message.feedback
        ? { title: texts.failedTitle, richText: message.feedback }
        : { title: texts.failedTitle, text: texts.failedText }
    case 'question':
      return { title: texts.askTitle, richText: message.text ?? texts.askAgain }
    case 'subtask-done':
      if (message.scheme) return { title: selfMarkingMessages.title, text: selfMarkingMessages.text }
      return { title: texts.doneTitle, text: texts.doneText, richText: message.why }
    case 'worked-out':
      return { title: texts.workedStep, richText: message.step }
    case 'limit-reached':
      return { title: texts.limitTitle, text: texts.limitText }
    case 'signed-out':
      return { title: texts.signedOutTitle, text: texts.signedOutText }
    case 'call-failed':
      return message.code === 'network-request-failed'
        ? { title: texts.lostTitle, text: texts.lostText }
        : { title: texts.problemTitle, text: errorMessages[message.code] }
    default:
      return message satisfies never
  }
}

/**
 * What a screen reader has to be told of a phase beyond what it reads when the focus moves: a message that takes the
 * focus is named by its title, so only the rest is told.
 */
export function announcementOf(phase: Phase): string | undefined {
  if (phase.name === 'told') {
    const { title, text, richText } = textsOf(phase.message)
    const isFocused = phase.message.kind !== 'question' || phase.message.about === undefined
    return joined(isFocused ? undefined : title, text, richText && toPlainText(richText))
  }
  if (phase.name !== 'calling' || !phase.trouble) return undefined
  const { title, text } = retryMessages[phase.trouble][phase.call]
  return joined(`${title}.`, text)
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
