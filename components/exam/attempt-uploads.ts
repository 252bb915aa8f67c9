import { asApiError, callApi, hasFailedWith } from '@/lib/client/api'
import type { ExamProgress } from '@/lib/domain/exam/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { markOf } from './attempt'

/** What is typed arrives on the server within this time. */
const STEP_REST_MS = 3_000
/** Of the clock alone less is told. */
const TIME_REST_MS = 60_000
/** Without a connection it is tried again when there is one, and now and then, since browsers may not know. */
const LOST_REST_MS = 20_000
/** Browsers refuse to send more than 64 KiB for a page that goes. */
const MOST_LAST_CHARACTERS = 50_000

/** Sent again, it would be refused again: it is kept in this browser only, until the exam is opened anew or handed in. */
const FINAL_CODES: ReadonlySet<ErrorCode> = new Set([
  'conflict',
  'unauthenticated',
  'user-disabled',
  'limit-reached',
  'not-found',
  'invalid-request',
  'payload-too-large',
])

/** What was sent so long ago has arrived or never will. */
const MOST_UNANSWERED = 20

interface Sent {
  readonly attemptId: string
  readonly progress: ExamProgress
}

/** What is different: something typed or chosen, something else, or nothing but that time has passed. */
export type Change = 'answers' | 'step' | 'time'

interface AttemptPlace {
  readonly setId: string
  /** Whose it is, whoever may have signed in since. */
  readonly account: string
}

interface UploadEvents {
  /** Something goes out, of which it may never be known whether it arrives. */
  readonly onSend: () => void
  /** All that is known has arrived. */
  readonly onUploaded: () => void
  /** Something else is kept there than was known here. */
  readonly onElsewhere: () => void
}

/** The server's copy of a running attempt: kept up with what happens here, one call after the other. */
export type AttemptUploads = ReturnType<typeof createAttemptUploads>

export function createAttemptUploads(
  { setId, account }: AttemptPlace,
  { onSend, onUploaded, onElsewhere }: UploadEvents,
) {
  let revision = 0
  let wanted: Sent | undefined
  /** Whether there are answers in it that have not arrived. */
  let hasNews = false
  /** Of what was sent since the server answered last. */
  let unanswered: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  let isHalted = false
  let underWay: Promise<void> = Promise.resolve()

  function schedule(delay: number): void {
    if (isHalted || Date.now() + delay >= due) return
    unschedule()
    due = Date.now() + delay
    timer = setTimeout(send, delay)
  }
  function unschedule(): void {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
  }
  function send(): void {
    unschedule()
    underWay = underWay.then(sendLatest)
  }
  async function sendLatest(): Promise<void> {
    const sent = wanted
    if (!sent || isHalted) return
    noteUnanswered(markOf(sent.attemptId, sent.progress))
    const keepalive = document.visibilityState === 'hidden' && JSON.stringify(sent).length < MOST_LAST_CHARACTERS
    try {
      const body = { ...sent, revision, account }
      goOnFrom((await callApi('PUT /exams/{id}/attempt', { params: { id: setId }, body, keepalive })).revision)
      if (wanted !== sent) return
      wanted = undefined
      hasNews = false
      onUploaded()
    } catch (error) {
      const { code } = asApiError(error)
      if (!FINAL_CODES.has(code)) return schedule(LOST_REST_MS)
      isHalted = true
      if (code === 'conflict') onElsewhere()
    }
  }
  function noteUnanswered(mark: string): void {
    if (unanswered.includes(mark)) return
    unanswered = [...unanswered, mark].slice(-MOST_UNANSWERED)
    onSend()
  }
  function goOnFrom(known: number): void {
    revision = known
    unanswered = []
  }
  const sendAtOnce = () => wanted && send()
  return {
    standing: () => ({ revision, isUploaded: !hasNews, sent: unanswered }),
    /** Goes on from what is known of the server's copy. */
    resumeFrom(known: number, sent: readonly string[] = []): void {
      revision = known
      unanswered = sent
      isHalted = false
    },
    /** Sends nothing until it is known what to go on from. */
    halt(): void {
      isHalted = true
    },
    /** Takes note of what is to be sent, by and by. */
    note(sent: Sent, change: Change): void {
      wanted = sent
      hasNews ||= change === 'answers'
      schedule(change === 'time' ? TIME_REST_MS : STEP_REST_MS)
    },
    sendAtOnce,
    /** Sends no more, and gives the revision that is kept once what is under way has arrived. */
    async settle(): Promise<number> {
      unschedule()
      wanted = undefined
      await underWay
      return revision
    },
    /** Deletes the server's copy. Where that fails, it is asked about when the next attempt is sent. */
    async discard(attemptId: string): Promise<void> {
      hasNews = false
      if ((await this.settle()) === 0) return
      try {
        await callApi('DELETE /exams/{id}/attempts/{attemptId}', { params: { id: setId, attemptId } })
        goOnFrom(0)
      } catch (error) {
        if (hasFailedWith(error, 'not-found')) goOnFrom(0)
        else asApiError(error)
      }
    },
    /** Listens for a connection that comes back. @returns what ends that */
    watchConnection(): () => void {
      window.addEventListener('online', sendAtOnce)
      return () => {
        window.removeEventListener('online', sendAtOnce)
        unschedule()
      }
    },
  }
}
