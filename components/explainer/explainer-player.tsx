'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RenderedTextsProvider } from '@/components/exercise/exercise-text'
import { Button } from '@/components/ui/button'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { CloseIcon } from '@/components/ui/icons'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { LinkButton } from '@/components/ui/link-button'
import { RefreshIcon } from '@/components/ui/solving-icons'
import type { ExplainerSolution } from '@/lib/domain/explainer/model/solution'
import { explainerMessages, explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { Captions } from './captions'
import { PauseIcon, PlayIcon, VoiceIcon } from './player-icons'
import type { PlayedBeat, PlayerProps, WayOn } from './player-props'
import { SolutionTexts } from './solution-texts'
import { Stage } from './stage'
import { useArrival } from './use-arrival'
import { type Playback, SPEEDS, type Speed, usePlayback } from './use-playback'
import { TRANSITION_MS } from './use-shown-layer'
import { useStillness } from './use-stillness'
import { useHungarianVoice } from './use-voice'

/** Wanted at the first question: what answers are given and told with is as much as the player again. */
const loadQuestionView = async () => (await import('./question-view')).QuestionView
const LazyQuestionView = lazyWithRetry(loadQuestionView)
const LazyKeyRow = lazyWithRetry(async () => (await import('./question-view')).KeyRow)

interface ExplainerPlayerProps extends PlayerProps {
  /** Back to the text. */
  readonly onClose: () => void
}

/** Plays an explainer: pictures that change, captions, and questions at which it stops until they are answered or left out. */
export function ExplainerPlayer({
  id,
  seed,
  beats,
  questions,
  texts,
  goOn,
  heights,
  renewed,
  onClose,
}: ExplainerPlayerProps) {
  const [speed, setSpeed] = useState<Speed>(1)
  const [isVoiceOn, setVoiceOn] = useState(false)
  /** The questions that were answered or left out, with what was answered right. */
  const [passed, setPassed] = useState<ReadonlyMap<number, string | undefined>>(NONE)
  /** What was told in place of an answer, by the moment. */
  const [solutions, setSolutions] = useState<ReadonlyMap<number, ExplainerSolution>>(UNTOLD)
  const played = useMemo(() => beats.map((beat, index) => withSolution(beat, solutions.get(index))), [beats, solutions])
  const voice = useHungarianVoice()
  const isStill = useStillness()
  const box = useRef<HTMLElement>(null)
  const playback = usePlayback(played, {
    speed,
    voice: isVoiceOn ? voice : undefined,
    isStill,
    isWaiting: ({ question }) => question !== undefined && !passed.has(question),
  })
  const { at, go } = playback
  const beat = beats[at]
  const asked = beat?.question
  const question = asked === undefined ? undefined : questions[asked]
  const { push } = useRouter()
  const isQuestionNext = beats[at + 1]?.question !== undefined

  useEffect(() => {
    if (isQuestionNext) void loadQuestionView().catch(() => undefined)
  }, [isQuestionNext])

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
  }, [])

  const isLeft = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, or a solution, is what changes the height
  useEffect(() => {
    if (isLeft.current) box.current?.scrollIntoView({ block: 'nearest' })
    isLeft.current = false
  }, [at, solutions])

  const passQuestion = (answer?: string) => {
    if (asked === undefined) return
    setPassed(new Map([...passed, [asked, answer]]))
    box.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
    // What comes next is as high as its pictures, so that the page may end up below it.
    isLeft.current = true
  }
  const leaveQuestion = (answer?: string) => {
    passQuestion(answer)
    go(at + 1)
  }
  /** What is told takes the place of the question: it is read as a scene is, and then it goes on. */
  const showSolution = (solution: ExplainerSolution) => {
    // Its texts are rendered one after the other, not in one go.
    startTransition(() => {
      setSolutions(new Map([...solutions, [at, solution]]))
      passQuestion()
    })
  }
  const isOver = playback.isEnded
  const isAsking = question !== undefined && !isOver && !solutions.has(at)
  // The picture and the caption of the moment come first, and the question when there is time: together they are too much for a
  // slow phone.
  const isAskedYet = useDeferredValue(isAsking ? asked : undefined) === asked

  return (
    <section
      ref={box}
      aria-label={messages.name}
      className="mt-5 scroll-mt-20 rounded-card border border-line bg-raised p-3 text-[1.125rem] sm:p-5 print:hidden"
    >
      <SolutionTexts solutions={solutions} />
      <Stage beats={played} at={at} durationMs={isStill ? 0 : TRANSITION_MS / speed} heights={heights} />
      <Captions beats={played} at={at} answers={passed} isAsking={isAsking} />
      <RenderedTextsProvider value={texts}>
        {isAsking && isAskedYet && asked !== undefined && (
          <LazyQuestionView
            key={asked}
            explainerId={id}
            seed={seed}
            number={asked}
            question={question}
            onLeave={leaveQuestion}
            onSolution={showSolution}
          />
        )}
      </RenderedTextsProvider>
      {isOver && <End goOn={goOn} onRenew={() => push(renewed, { scroll: false })} />}
      <input
        type="range"
        min={1}
        max={beats.length}
        value={at + 1}
        onChange={({ target }) => go(Number(target.value) - 1)}
        aria-label={messages.place}
        aria-valuetext={messages.placeOf(at + 1, beats.length)}
        className="mt-4 block h-11 w-full accent-leaf"
      />
      <div className="flex flex-wrap items-center gap-2">
        <MainButton playback={playback} isStill={isStill} isAsking={isAsking} isOver={isOver} />
        <SpeedChoice speed={speed} onChange={setSpeed} isHidden={isStill} />
        {voice && (
          <button
            type="button"
            aria-pressed={isVoiceOn}
            aria-label={messages.voice}
            onClick={() => setVoiceOn(!isVoiceOn)}
            className={`${ICON_BUTTON_CLASS} aria-pressed:bg-leaf aria-pressed:text-on-leaf`}
          >
            <VoiceIcon />
          </button>
        )}
        <button type="button" aria-label={messages.close} onClick={onClose} className={`ms-auto ${ICON_BUTTON_CLASS}`}>
          <CloseIcon size={22} />
        </button>
      </div>
      <div className="sticky bottom-[var(--keyboard-inset,0px)]">
        {isAsking && isAskedYet && <LazyKeyRow key={asked} />}
      </div>
    </section>
  )
}

const NONE: ReadonlyMap<number, string | undefined> = new Map()
const UNTOLD: ReadonlyMap<number, ExplainerSolution> = new Map()

/** A moment as it is played: with a solution that was told, that is what is read and lasts. */
function withSolution(beat: PlayedBeat, solution: ExplainerSolution | undefined): PlayedBeat {
  return solution ? { ...beat, spoken: solution.spoken, durationMs: solution.durationMs } : beat
}

interface MainButtonProps {
  readonly playback: Playback
  readonly isStill: boolean
  readonly isAsking: boolean
  readonly isOver: boolean
}

/** Play and pause; where nothing moves by itself, one step back and one on. What is asked, or comes after, is the main thing then. */
function MainButton({ playback, isStill, isAsking, isOver }: MainButtonProps) {
  const { at, isPlaying, play, pause, go } = playback
  const variant = isAsking || isOver ? 'secondary' : 'primary'
  if (isStill) {
    return (
      <>
        <Button variant="secondary" onClick={() => go(at - 1)} aria-disabled={at === 0}>
          {messages.previous}
        </Button>
        <Button data-main="" variant={variant} onClick={() => go(at + 1)} aria-disabled={isAsking || isOver}>
          {messages.next}
        </Button>
      </>
    )
  }
  const isMoving = isPlaying && !isAsking
  return (
    <Button data-main="" variant={variant} onClick={isMoving ? pause : play} aria-disabled={isAsking}>
      {isMoving ? <PauseIcon /> : <PlayIcon />}
      {isMoving ? messages.pause : messages.play}
    </Button>
  )
}

interface EndProps {
  readonly goOn: WayOn
  readonly onRenew: () => void
}

/** What comes after an explainer, in place of what the page has after it. It takes the focus, so that it is heard that this was all. */
function End({ goOn, onRenew }: EndProps) {
  const box = useRef<HTMLElement>(null)
  const id = useId()
  useArrival(box)
  useLayoutEffect(() => {
    const article = box.current?.closest('article')
    article?.setAttribute('data-over', '')
    return () => article?.removeAttribute('data-over')
  }, [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      data-end=""
      className="mt-4 scroll-my-4 rounded-card bg-leaf-wash p-4"
    >
      <h2 id={id} className="text-heading">
        {explainerMessages.exercise}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <LinkButton href={goOn.href}>{goOn.label}</LinkButton>
        <Button variant="secondary" onClick={onRenew}>
          <RefreshIcon size={20} />
          {explainerMessages.newNumbers}
        </Button>
      </div>
    </section>
  )
}

interface SpeedChoiceProps {
  readonly speed: Speed
  readonly onChange: (speed: Speed) => void
  readonly isHidden: boolean
}

function SpeedChoice({ speed, onChange, isHidden }: SpeedChoiceProps) {
  if (isHidden) return null
  return (
    <select
      aria-label={messages.speed}
      value={speed}
      onChange={({ target }) => onChange(SPEEDS.find((each) => each === Number(target.value)) ?? 1)}
      className="min-h-12 rounded-control border border-control bg-raised px-2 text-base text-ink"
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {messages.speeds[each]}
        </option>
      ))}
    </select>
  )
}
