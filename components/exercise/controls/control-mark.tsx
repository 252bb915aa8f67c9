import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/components/ui/icons'
import type { Outcome } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

const LOOKS = {
  correct: { colour: 'text-leaf', Icon: CheckCircleIcon, text: exerciseMessages.markCorrect },
  wrong: { colour: 'text-berry', Icon: AlertIcon, text: exerciseMessages.markWrong },
  ungraded: { colour: 'text-sky', Icon: InfoIcon, text: exerciseMessages.markUngraded },
} satisfies Record<Outcome, unknown>

interface ControlMarkProps {
  readonly id: string
  readonly mark: Outcome
}

/** What the last check found of a control, in words beside the colour. */
export function ControlMark({ id, mark }: ControlMarkProps) {
  const { colour, Icon, text } = LOOKS[mark]
  return (
    <p id={id} className={`flex items-center gap-1.5 text-base font-medium ${colour}`}>
      <Icon size={20} className="shrink-0" />
      {text}
    </p>
  )
}
