import { useEffect, useRef, useState } from 'react'
import { findIncompleteField } from '@/components/exercise/player/find-incomplete-field'
import { asApiError, callApi } from '@/lib/client/api'
import type { CheckResult, GeneratedExercise } from '@/lib/domain/exercise/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { ControlView } from '../../exercise/controls/control-view'
import { ExerciseText } from '../../exercise/exercise-text'
import { type ControlState, initialControlState, toAnswer } from '../../exercise/player/control-state'
import { Button } from '../../ui/button'

interface RetryQuestionProps {
  readonly exerciseId: string
  readonly generated: GeneratedExercise
  /** Index of the sub-task. */
  readonly subTask: number
}

/** The same question once more, in its place, with as many tries as one likes. */
export function RetryQuestion({ exerciseId, generated, subTask }: RetryQuestionProps) {
  const { seed, difficultyLevel, subTasks } = generated
  const [states, setStates] = useState<readonly ControlState[]>()
  const [isChecking, setChecking] = useState(false)
  const [said, setSaid] = useState<string>()
  const [result, setResult] = useState<CheckResult>()
  const status = useRef<HTMLDivElement>(null)
  const isRight = result?.correct ?? false
  useEffect(() => {
    // The button that was pressed is gone.
    if (isRight) status.current?.focus()
  }, [isRight])
  if (!states) {
    return (
      <Button
        variant="secondary"
        onClick={() => setStates((subTasks[subTask]?.controls ?? []).map(initialControlState))}
        className="mt-4"
      >
        {messages.retryQuestion}
      </Button>
    )
  }

  const edit = (place: number, control: ControlState) => {
    setStates(states.map((state, index) => ({ ...(index === place ? control : state), mark: undefined })))
    setResult(undefined)
    setSaid(undefined)
  }
  const check = async () => {
    const open = findIncompleteField(states)
    if (open) return setSaid(open.text)
    setChecking(true)
    try {
      const body = { seed, difficultyLevel, subTask, answers: states.map(toAnswer) }
      const checked = await callApi('POST /exercise/{id}/check', { params: { id: exerciseId }, body })
      setStates(states.map((state, index) => ({ ...state, mark: checked.controls[index] })))
      setResult(checked)
      setSaid(checked.correct ? messages.nowRight : checked.feedback ? undefined : messages.stillWrong)
    } catch (error) {
      setSaid(asApiError(error).code === 'limit-reached' ? messages.tooManyExercises : messages.notChecked)
    }
    setChecking(false)
  }
  return (
    <form
      ref={focusFirstField}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
      noValidate
      className="mt-4 space-y-5 rounded-card border border-line p-4"
    >
      {states.map((control, place) => (
        <ControlView
          key={place}
          control={control}
          index={place}
          isLocked={isRight}
          onChange={(changed) => edit(place, changed)}
        />
      ))}
      <div ref={status} role="status" tabIndex={-1} className="text-base font-semibold empty:hidden">
        {said}
        {result?.feedback && <ExerciseText source={result.feedback} />}
      </div>
      {!isRight && (
        <Button type="submit" pending={isChecking}>
          {messages.check}
        </Button>
      )}
    </form>
  )
}

/** The button that was pressed gives way to the fields, and takes the focus with it. */
function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea')?.focus()
}
