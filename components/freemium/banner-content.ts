import type { ContinuableExercise } from '@/lib/domain/freemium/model'
import { formatDate, formatTime, isSameDay } from '@/lib/shared/format/date-time'
import { freemiumMessages as messages } from '@/lib/shared/messages/freemium'
import type { BannerState } from './banner-state'

/** Where a banner stands: at the top of an exercise, or as a box on the home page. */
export type BannerVariant = 'exercise' | 'home'

export type BannerTone = 'calm' | 'last' | 'limit' | 'offer' | 'fault'

export interface BannerContent {
  readonly tone: BannerTone
  readonly text: string
  /** The exercises that the text speaks of, each to be continued. */
  readonly continuable?: readonly ContinuableExercise[]
  /** What is said after them. */
  readonly afterwards?: string | undefined
  /** Whether the next text is a line longer on a phone; its room is kept, so that it moves nothing. */
  readonly keepsLine?: true
  readonly link?: { readonly href: string; readonly label: string }
}

interface Setting {
  readonly variant: BannerVariant
  /** What counts as today, ISO time. */
  readonly asOf: string
  /** The reader's own when there is none. */
  readonly timeZone: string | undefined
}

/** What a banner says, and where it leads. */
export function describeBanner(
  state: Exclude<BannerState, { kind: 'hidden' }>,
  { variant, asOf, timeZone }: Setting,
): BannerContent {
  const premium = { href: '/subscribe', label: messages.premium }
  switch (state.kind) {
    case 'unavailable':
      return { tone: 'fault', text: messages.unavailableText }
    case 'cancelled': {
      const { expiresAt } = state
      const text = expiresAt === null ? messages.cancelledNoDate : messages.cancelled(formatDate(expiresAt, timeZone))
      return { tone: 'offer', text, link: { href: '/subscription', label: messages.reactivate } }
    }
    case 'limit-reached':
      if (state.continuable.length === 0) {
        return { tone: 'limit', text: withNext(messages.limitReached, state.nextAt), link: premium }
      }
      return {
        tone: 'limit',
        text: messages.limitReached,
        continuable: state.continuable,
        afterwards: tellNext(state.nextAt),
        link: premium,
      }
    case 'last-today':
      return { tone: 'last', text: withNext(messages.lastToday, state.nextAt) }
    case 'remaining':
      return {
        tone: 'calm',
        text: variant === 'home' ? remainingText(state.count) : remainingHere(state),
        ...(variant === 'exercise' && state.count === 1 && !state.hasStarted && { keepsLine: true }),
      }
    default:
      return state satisfies never
  }

  function withNext(text: string, nextAt: string | undefined): string {
    const next = tellNext(nextAt)
    return next === undefined ? text : `${text} ${next}`
  }

  function tellNext(nextAt: string | undefined): string | undefined {
    if (nextAt === undefined) return undefined
    const minute = endOfMinute(nextAt)
    const tell = isSameDay(minute, asOf, timeZone) ? messages.nextToday : messages.nextTomorrow
    return tell(formatTime(minute, timeZone))
  }
}

function remainingText(count: number): string {
  return count === 1 ? messages.remainingOne : messages.remaining(count)
}

/** Before its start this exercise is one of those that remain, afterwards it is not. */
function remainingHere({ count, hasStarted }: { readonly count: number; readonly hasStarted: boolean }): string {
  if (hasStarted) return count === 1 ? messages.remainingOneBesides : messages.remainingBesides(count)
  return count === 1 ? messages.remainingOneLikeThis : messages.remainingLikeThis(count)
}

const MS_PER_MINUTE = 60_000

/** At the time that is shown the promise must be true, so it is rounded up. */
function endOfMinute(iso: string): string {
  return new Date(Math.ceil(Date.parse(iso) / MS_PER_MINUTE) * MS_PER_MINUTE).toISOString()
}
