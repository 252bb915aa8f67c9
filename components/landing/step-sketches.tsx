import { FrownIcon, HintIcon } from '@/components/ui/solving-icons'
import { Stars } from '@/components/ui/stars'
import { landingMessages } from '@/lib/shared/messages/landing'

/* Small drawings of what an exercise looks like. They repeat what the text beside them says, so they are silent. */

const { sketches } = landingMessages.how

/** Numbered hints, the next one still to come. */
export function HintSketch() {
  return (
    <div className="w-full max-w-64 space-y-2.5 text-base">
      <div className="grid grid-cols-[auto_1fr] gap-2.5 rounded-control bg-sun-wash px-3 py-2 leading-snug">
        <b className="tabular-nums">1/3</b>
        {sketches.hint}
      </div>
      <div className="grid grid-cols-[auto_1fr] items-center gap-2.5 rounded-control bg-sun-wash px-3 py-2">
        <b className="text-quiet tabular-nums">2/3</b>
        <span className="h-2 w-3/4 rounded-full bg-sun opacity-50" />
      </div>
      <div className="inline-flex items-center gap-2 rounded-control border-2 border-control bg-raised px-3 py-1.5 font-semibold">
        <HintIcon size={18} />
        {sketches.askHint}
      </div>
    </div>
  )
}

/** A wrong sum of fractions and what is said about it. */
export function FeedbackSketch() {
  return (
    <div className="w-full max-w-64">
      <div className="flex items-center justify-center gap-2.5 text-xl tabular-nums">
        <Fraction top="1" bottom="4" /> + <Fraction top="1" bottom="3" /> =
        <span className="rounded-control border-2 border-berry bg-raised px-3 py-0.5">
          <Fraction top="2" bottom="7" />
        </span>
      </div>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-2.5 rounded-control bg-berry-wash px-3 py-2 text-base leading-snug">
        <FrownIcon size={20} className="mt-0.5 text-berry" />
        {sketches.feedback}
      </div>
    </div>
  )
}

function Fraction({ top, bottom }: { readonly top: string; readonly bottom: string }) {
  return (
    <span className="inline-grid justify-items-center leading-tight font-semibold">
      <span className="border-b-2 border-current px-1.5">{top}</span>
      <span>{bottom}</span>
    </span>
  )
}

const ROUNDS = [
  { sum: '24 · 15', stars: 1, place: '-rotate-6 -translate-x-19 translate-y-2' },
  { sum: '137 · 12', stars: 2, place: 'rotate-5 translate-x-19 translate-y-2' },
  { sum: '4,8 · 2,5', stars: 3, place: '-translate-y-1' },
] as const

/** The same exercise three times, with other numbers and more stars. */
export function NumbersSketch() {
  return (
    <div className="grid place-items-center *:[grid-area:1/1]">
      {ROUNDS.map(({ sum, stars, place }) => (
        <div
          key={sum}
          className={`grid w-32 justify-items-center gap-2 rounded-card border border-line bg-raised px-3 py-5 shadow-card ${place}`}
        >
          <span className="font-display text-2xl font-bold tabular-nums">{sum}</span>
          <Stars count={stars} of={3} />
        </div>
      ))}
    </div>
  )
}
