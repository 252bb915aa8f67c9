import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SelfMarking } from '@/components/self-marking/self-marking'
import { asApiError, callApi } from '@/lib/client/api'
import type { SelfMarks } from '@/lib/domain/exam/model'
import { examMessages } from '@/lib/shared/messages/exam'
import { selfMarkingMessages } from '@/lib/shared/messages/self-marking'
import { InlineError } from '../../ui/inline-error'
import type { ReviewedTask } from './reviewed-task'

interface OwnWorkProps extends Pick<ReviewedTask, 'attempt'> {
  readonly place: Pick<SelfMarks, 'number' | 'subTask'>
  /** Markdown: the steps of a solution. */
  readonly scheme: readonly string[]
  /** As they were given before. */
  readonly marks: readonly boolean[] | undefined
}

/** What a candidate solved on paper, which nobody but the candidate can mark; the marks count in the result. */
export function OwnWork({ attempt: { setId, attemptId }, place, scheme, marks }: OwnWorkProps) {
  const router = useRouter()
  const [hasFailed, setFailed] = useState(false)
  const keep = async (given: readonly boolean[]) => {
    setFailed(false)
    try {
      await callApi('PUT /exams/{id}/attempts/{attemptId}/self-marks', {
        params: { id: setId, attemptId },
        body: { ...place, marks: given },
      })
      // What the whole exam is worth is written further up, and on the server.
      router.refresh()
    } catch (error) {
      asApiError(error)
      setFailed(true)
    }
  }
  return (
    <section className="mt-4 rounded-card bg-sky-wash px-3 py-3 sm:px-4">
      <h5 className="font-sans text-base font-semibold">{selfMarkingMessages.title}</h5>
      <p className="mt-1 mb-3 text-base">{selfMarkingMessages.text}</p>
      <SelfMarking steps={scheme} marks={marks} onMarked={keep} />
      {hasFailed && <InlineError>{examMessages.marksNotKept}</InlineError>}
    </section>
  )
}
