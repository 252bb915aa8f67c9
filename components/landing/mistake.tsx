import { Card } from '@/components/ui/card'
import { landingMessages } from '@/lib/shared/messages/landing'

const { mistake } = landingMessages

/** One mistake that many make, as large as it is on paper, and what the site says to it. */
export function Mistake() {
  return (
    <div className="grid grid-cols-1 items-stretch gap-6 md:grid-cols-2 md:gap-10">
      <Card
        role="img"
        aria-label={mistake.spoken}
        className="flex flex-wrap items-center justify-center gap-[0.3em] px-4 py-[clamp(1.25rem,3vw,2.5rem)] text-[clamp(2.25rem,1.4rem+3.6vw,4.25rem)] leading-none font-semibold tabular-nums"
      >
        <Fraction top={1} bottom={4} /> + <Fraction top={1} bottom={3} /> ={' '}
        <span className="rounded-card border-3 border-miss px-[0.3em] py-[0.15em]">
          <Fraction top={2} bottom={7} />
        </span>
      </Card>
      <div className="grid content-center gap-3.5">
        <p className="rounded-card border-[1.5px] border-sun-edge bg-sun-wash px-4 py-3 text-[clamp(1.1875rem,1.1rem+0.5vw,1.4375rem)] leading-snug font-semibold">
          {mistake.remark}
        </p>
        <p className="grid grid-cols-[auto_1fr] items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-[12%_62%_12%_62%] border-2 border-leaf bg-leaf-wash text-base font-bold text-leaf"
          >
            1
          </span>
          {mistake.hint}
        </p>
        <p className="text-quiet">{mistake.note}</p>
      </div>
    </div>
  )
}

function Fraction({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  return (
    <span className="inline-grid justify-items-center leading-[1.1]">
      <span className="border-b-[0.075em] border-current px-[0.15em]">{top}</span>
      <span>{bottom}</span>
    </span>
  )
}
