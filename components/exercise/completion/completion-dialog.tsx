'use client'

import Link from 'next/link'
import { useEffect, useId, useRef } from 'react'
import { CrownDefinitions, type TreeSpec, Trees } from '@/components/illustration/trees'
import { PlaceLeaf } from '@/components/practice/place-leaf'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { ArrowRightIcon, CheckIcon, CloseIcon } from '@/components/ui/icons'
import { Modal } from '@/components/ui/modal'
import { Stars } from '@/components/ui/stars'
import type { DifficultyLevel, WayOn } from '@/lib/domain/exercise/model'
import type { PlaceState } from '@/lib/domain/practice/model/kinds'
import { PRACTICE_END_PATH } from '@/lib/domain/practice/model/practice-paths'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { sessionMessages, todayMessages } from '@/lib/shared/messages/practice'
import { ExerciseText } from '../exercise-text'
import type { PlayerState } from '../player/player-state'
import { fireConfetti } from './fire-confetti'
import { GrownTree, GrownWords } from './grown-tree'
import { howItWent } from './how-it-went'

export interface CompletionDialogProps {
  readonly state: PlayerState
  /** Whether it opens for the first time in this round. */
  readonly isFirst: boolean
  /** Whether the exercise is the same for every seed. */
  readonly isFixed: boolean
  /** Back to the solved exercise. */
  readonly onClose: () => void
  readonly onAgain: () => void
}

/** Where nothing has grown that stands between the others. */
const MIDDLE: TreeSpec = { shape: 'round', x: 180, y: 204, scale: 0.8, colour: 'green' }
const TREES: readonly TreeSpec[] = [
  { shape: 'small', x: 92, y: 196, scale: 0.55, colour: 'teal' },
  { shape: 'small', x: 270, y: 198, scale: 0.55, colour: 'gold' },
]

/** The end of an exercise, over the whole screen: the congratulation, how it went, and where it goes from here. */
export function CompletionDialog({ state, isFirst, isFixed, onClose, onAgain }: CompletionDialogProps) {
  const titleId = useId()
  const textId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Without the confetti's code the congratulation is complete too.
    if (isFirst && canvas.current) fireConfetti(canvas.current).catch(() => undefined)
  }, [isFirst])
  const { practice, isLimitReached, harder, back, grown, ...wayOn } = state.wayOn ?? {}
  const main = practice ? inPractice(practice) : wayOn.next && { label: exerciseMessages.nextExercise, ...wayOn.next }
  const why = state.subTasks.at(-1)?.why
  const again = isFixed ? undefined : exerciseMessages.againNote
  const limit = isFixed ? exerciseMessages.limitNextFixed : exerciseMessages.limitNext
  return (
    <Modal
      titleId={titleId}
      textId={textId}
      onClose={onClose}
      closeOnBackdrop={false}
      className="h-dvh max-h-none w-screen max-w-none rounded-none! border-0! bg-paper! max-sm:open:flex max-sm:open:flex-col"
    >
      {/* Inside the dialog: it lies above everything else on the page. */}
      <canvas ref={canvas} className="pointer-events-none fixed inset-0 size-full" />
      {/* On a phone it has what the words and buttons leave. */}
      <div className="relative bg-linear-to-b from-sky-wash to-paper max-sm:max-h-[28dvh] max-sm:min-h-14 max-sm:flex-1">
        <svg
          viewBox="-540 0 1440 220"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          className="grove block h-[min(28dvh,16rem)] w-full select-none max-sm:absolute max-sm:h-full low:h-14"
        >
          <CrownDefinitions />
          <path className="hill-far" d="M-600 170c220-50 500-30 700 0s520 0 860-20v80h-1560z" />
          <Trees specs={grown ? TREES : [MIDDLE, ...TREES]} />
          <path className="hill-near" d="M-600 202c300-24 520-8 780 0s480-12 780-6v30h-1560z" />
        </svg>
        {grown && (
          <div className="grown-tree low:hidden">
            <GrownTree grown={grown} />
          </div>
        )}
      </div>
      <div className="relative mx-auto grid w-[min(34rem,100%-2rem)] gap-2 pt-4 pb-10 text-center text-[1.125rem] max-sm:pt-2 max-sm:pb-2">
        <h2 id={titleId} className="text-title">
          {exerciseMessages.solvedTitle}
        </h2>
        <div id={textId} className="grid gap-2">
          <p className="leading-snug text-balance">
            {exerciseMessages.solvedText} {howItWent(state)}
          </p>
          {why !== undefined && <Why source={why} />}
        </div>
        {grown && <GrownWords grown={grown} />}
        {practice && <Places states={practice.places} />}
        {isLimitReached && !main && <p className="text-quiet">{limit}</p>}
        <div className="mt-4 grid gap-2.5 max-sm:mt-2 max-sm:gap-2">
          {main && (
            <Link
              href={main.path}
              replace
              className={buttonClass(
                'primary',
                'justify-between! gap-4! py-3! text-start! max-sm:gap-2! max-sm:px-4! max-sm:py-2!',
              )}
            >
              <span className="min-w-0">
                <span className="block text-base font-medium">{main.label}</span>
                <span className="text-[1.1875rem] max-sm:text-[1.0625rem]">{main.title}</span>
              </span>
              <ArrowRightIcon size={24} className="shrink-0" />
            </Link>
          )}
          <div className="grid auto-cols-fr grid-flow-col gap-2.5 *:flex-col max-sm:gap-2">
            <Button variant={main ? 'secondary' : 'primary'} onClick={onAgain} className="px-2!">
              <span className="flex flex-col">
                {exerciseMessages.again}
                {again && <span className="text-base font-normal max-sm:text-sm max-sm:leading-tight">{again}</span>}
              </span>
            </Button>
            {harder && (
              <Link href={harder} replace className={buttonClass('secondary', 'gap-0.5! px-2!')}>
                {exerciseMessages.harder}
                <Stars
                  count={levelAbove(state)}
                  of={3}
                  label={exerciseMessages.harderLevel(exerciseMessages.levels[levelAbove(state)])}
                />
              </Link>
            )}
          </div>
          {/* In one row on a phone too, so that the last of them is seen without scrolling on the smallest. */}
          <div className="flex flex-wrap justify-center gap-x-2 max-sm:flex-nowrap max-sm:text-base max-sm:*:px-2!">
            {back && (
              <Link href={back.path} replace className={buttonClass('link', 'min-w-0')}>
                {exerciseMessages.backTo(back.title)}
              </Link>
            )}
            <Link href="/" replace className={buttonClass('link')}>
              {exerciseMessages.home}
            </Link>
          </div>
        </div>
      </div>
      {/* Last, so that the focus begins at what the dialog is about. */}
      <button
        type="button"
        onClick={onClose}
        aria-label={exerciseMessages.close}
        className={`fixed start-3 top-2 low:bg-paper ${ICON_BUTTON_CLASS}`}
      >
        <CloseIcon />
      </button>
    </Modal>
  )
}

/** Where today's practice goes on, or that it is at its end. */
function inPractice({ next }: NonNullable<WayOn['practice']>) {
  return next
    ? { label: sessionMessages.nextPlace, ...next }
    : { label: sessionMessages.toEnd, title: todayMessages.seeEnd, path: PRACTICE_END_PATH }
}

/** Why the last answer is right, as the card below the others has said it. */
function Why({ source }: { readonly source: string }) {
  return (
    <div className="flex items-center gap-2.5 rounded-card border-[1.5px] border-leaf bg-leaf-wash px-3.5 py-2 text-start leading-snug max-sm:text-base">
      <CheckIcon size={22} strokeWidth={2.5} className="shrink-0 text-leaf" />
      <div className="min-w-0">
        <ExerciseText source={source} />
      </div>
    </div>
  )
}

/** How far today's practice is, as the words of the main button say too. */
function Places({ states }: { readonly states: readonly PlaceState[] }) {
  return (
    <div aria-hidden="true" className="mt-2 flex flex-wrap justify-center gap-1.5">
      {states.map((state, index) => (
        <PlaceLeaf key={index} position={index + 1} state={state} isSmall />
      ))}
    </div>
  )
}

function levelAbove({ exercise }: PlayerState): DifficultyLevel {
  return exercise.difficultyLevel === 1 ? 2 : 3
}
