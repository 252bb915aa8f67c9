'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type AnswerEffects, keepAnswerEffects, NO_EFFECTS, readAnswerEffects } from '@/lib/client/answer-effects'
import { loadRightAnswerSignal } from '@/lib/client/load-right-answer-signal'
import { profileMessages } from '@/lib/shared/messages/profile'

const { effects: texts } = profileMessages

/** Long enough for the sound to have ended. */
const TRIAL_MS = 1000

/** Chooses whether a right answer is heard and felt in this browser. What is switched on shows at once what it is like. */
export function AnswerEffectsChoice() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<AnswerEffects>()
  const effects = chosen ?? (isHydrated ? readAnswerEffects() : NO_EFFECTS)

  function choose(effect: keyof AnswerEffects, isOn: boolean): void {
    const next = { ...effects, [effect]: isOn }
    setChosen(next)
    keepAnswerEffects(next)
    if (isOn) void giveOnce({ ...NO_EFFECTS, [effect]: true })
  }

  return (
    <>
      <p className="mb-2 text-quiet">{texts.text}</p>
      {(['sound', 'vibration'] as const).map((effect) => (
        <Checkbox
          key={effect}
          label={texts[effect]}
          checked={effects[effect]}
          onChange={({ target }) => choose(effect, target.checked)}
        />
      ))}
    </>
  )
}

async function giveOnce(effects: AnswerEffects): Promise<void> {
  const signal = await loadRightAnswerSignal(effects)
  signal?.wake()
  signal?.give()
  setTimeout(() => signal?.close(), TRIAL_MS)
}
