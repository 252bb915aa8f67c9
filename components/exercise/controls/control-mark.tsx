import { CheckCircleIcon, CloseIcon, InfoIcon } from '@/components/ui/icons'
import type { Outcome } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

const LOOKS = {
  correct: { colour: 'text-leaf', Icon: CheckCircleIcon, text: exerciseMessages.markCorrect },
  wrong: { colour: 'text-miss', Icon: CloseIcon, text: exerciseMessages.markWrong },
  ungraded: { colour: 'text-sky', Icon: InfoIcon, text: exerciseMessages.markUngraded },
} satisfies Record<Outcome, unknown>

interface ControlMarkProps {
  readonly id: string
  readonly mark: Outcome
  /** Whether it is said of several fields, any of which may be meant. */
  readonly isOfGroup: boolean
  /** Whether the same wrong answer was given before. */
  readonly isRepeated: boolean
}

/** What the last check found of a control, in words beside the colour. It stands in the gap below, so that nothing moves. */
export function ControlMark({ id, mark, isOfGroup, isRepeated }: ControlMarkProps) {
  const { colour, Icon, text } = LOOKS[mark]
  return (
    <p
      id={id}
      className={`absolute left-0 flex h-6 items-center gap-1.5 text-[0.9375rem] leading-none font-semibold whitespace-nowrap ${isOfGroup ? 'top-[calc(100%+0.625rem)]' : 'top-[calc(100%+0.375rem)]'} ${colour}`}
    >
      <Icon size={18} strokeWidth={2.5} className="shrink-0" />
      {mark === 'wrong' ? missText({ isOfGroup, isRepeated }) : text}
    </p>
  )
}

function missText({ isOfGroup, isRepeated }: Pick<ControlMarkProps, 'isOfGroup' | 'isRepeated'>): string {
  if (isRepeated) return exerciseMessages.markRepeated
  return isOfGroup ? exerciseMessages.markWrongGroup : exerciseMessages.markWrong
}
