'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { ControlView } from '@/components/exercise/controls/control-view'
import { ExerciseText, type RenderedTexts, RenderedTextsProvider } from '@/components/exercise/exercise-text'
import { KeyRow } from '@/components/exercise/keys/key-row'
import { editControl, initialControlState, markControl, toAnswer } from '@/components/exercise/player/control-state'
import { findIncompleteField, type IncompleteField } from '@/components/exercise/player/find-incomplete-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import { callApi } from '@/lib/client/api'
import type { Answer } from '@/lib/domain/exercise/model'
import type { PlacementView } from '@/lib/domain/practice/model'
import { placementMessages as messages } from '@/lib/shared/messages/placement'
import { PlacementFault } from './placement-fault'
import { usePlacementCall } from './use-placement-call'

type Ungraded = NonNullable<PlacementView['ungraded']>

interface PlacementQuestionProps {
  readonly question: NonNullable<PlacementView['question']>
  readonly most: number
  readonly texts: RenderedTexts | undefined
}

/** One question: it is answered or passed over, and nothing is said of whether that was right. */
export function PlacementQuestion({ question, most, texts }: PlacementQuestionProps) {
  const { number, description, text, controls: asked } = question
  const [controls, setControls] = useState(() => asked.map(initialControlState))
  const [remark, setRemark] = useState<string>()
  const { take, isBusy, fault } = usePlacementCall(showUngraded)
  const card = useRef<HTMLDivElement>(null)
  const heading = useFocusOnArrival(number)
  const formId = useId()

  function showUngraded({ controls: outcomes, feedback }: Ungraded) {
    setControls((before) => before.map((control, index) => markControl(control, outcomes[index], undefined)))
    setRemark(feedback ?? messages.ungraded)
  }

  /** Without answers the question is passed over. */
  function reply(answers?: Answer[]) {
    const body = { question: number, ...(answers && { answers }) }
    take(() => callApi('POST /practice/placement/answer', { body }))
  }

  function submit() {
    const incomplete = findIncompleteField(controls)
    setRemark(incomplete?.text)
    if (incomplete) fieldOf(card.current, incomplete)?.focus()
    else reply(controls.map(toAnswer))
  }

  return (
    <WikiProvider>
      <RenderedTextsProvider value={texts}>
        <div ref={card} aria-busy={isBusy} className="text-[1.125rem]">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-sans text-base leading-none font-semibold text-leaf outline-none"
          >
            {messages.number(number, most)}
          </h2>
          {description && (
            <div className="mt-4 text-quiet">
              <ExerciseText source={description} />
            </div>
          )}
          <div className="mt-4 text-[clamp(1.25rem,1.1rem+1vw,1.5rem)] leading-snug font-[550]">
            <ExerciseText source={text} />
          </div>
          <form
            id={formId}
            method="dialog"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
            className="mt-7 space-y-10"
          >
            {controls.map((control, index) => (
              <ControlView
                key={index}
                control={control}
                index={index}
                isLocked={false}
                onChange={(changed) => {
                  setRemark(undefined)
                  setControls((before) =>
                    before.map((old, place) => (place === index ? editControl(old, changed) : old)),
                  )
                }}
              />
            ))}
          </form>
          <div className="mt-6 empty:hidden">
            {remark !== undefined && (
              <Notice tone="info">
                <ExerciseText source={remark} />
              </Notice>
            )}
          </div>
          <PlacementFault code={fault} />
          <div className="mt-8 grid gap-2.5 sm:grid-cols-2">
            <Button type="submit" form={formId} pending={isBusy} className="sm:order-2">
              {messages.next}
            </Button>
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => reply()}>
              {messages.pass}
            </Button>
          </div>
          {number > 1 && (
            <Button
              variant="plain"
              aria-disabled={isBusy}
              onClick={() => take(() => callApi('POST /practice/placement/stop'))}
              className="mt-3 px-2!"
            >
              {messages.stop}
            </Button>
          )}
          <div className="sticky bottom-[var(--keyboard-inset,0px)]">
            <KeyRow />
          </div>
        </div>
      </RenderedTextsProvider>
    </WikiProvider>
  )
}

/** The question that comes in the place of another takes the focus; the first one leaves it where it is. */
function useFocusOnArrival(number: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (number > 1) heading.current?.focus()
  }, [number])
  return heading
}

function fieldOf(card: HTMLElement | null, { control, field }: IncompleteField): HTMLElement | undefined {
  const fields = [...(card?.querySelectorAll<HTMLElement>(`[data-control="${control}"] [data-field]`) ?? [])]
  return fields.find(({ dataset }) => dataset.field === String(field)) ?? fields[0]
}
