import { useId, useState } from 'react'
import { type ExamSet, type Pace, paces, sumOf } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../ui/button'
import { CHOICE_CLASS, CHOICE_RADIO_CLASS } from '../ui/choice-class'
import { ExamRules } from './exam-rules'
import { ExamScreen } from './exam-screen'
import { partDurationMs } from './exam-state'

interface ExamStartProps {
  readonly set: ExamSet
  readonly onBegin: (pace: Pace) => void
}

/** What to know before the exam, and how long it shall take. */
export function ExamStart({ set, onBegin }: ExamStartProps) {
  const [pace, setPace] = useState<Pace>('official')
  const name = useId()
  const minutes = (of: Pace) => sumOf(set.parts.map((_, part) => partDurationMs(set.parts, part, of))) / 60_000
  return (
    <ExamScreen title={messages.factsTitle}>
      <ExamRules set={set} />
      <ul className="mt-1.5 list-disc space-y-1.5 ps-6 marker:text-leaf">
        {messages.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <fieldset className="mt-8">
        <legend className="font-display text-heading font-bold">{messages.paceTitle}</legend>
        <div className="mt-3 grid gap-2.5">
          {paces.map((each) => (
            <label key={each} className={CHOICE_CLASS}>
              <input
                type="radio"
                name={name}
                checked={pace === each}
                onChange={() => setPace(each)}
                className={CHOICE_RADIO_CLASS}
              />
              {messages.pace[each](minutes(each))}
            </label>
          ))}
        </div>
        <p className="mt-2 text-base text-quiet">{messages.paceAdvice}</p>
      </fieldset>
      <Button onClick={() => onBegin(pace)} className="mt-8 w-full sm:w-auto">
        {messages.begin}
      </Button>
    </ExamScreen>
  )
}
