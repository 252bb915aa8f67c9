import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'
import { Section } from './section'
import { FeedbackSketch, HintSketch, NumbersSketch } from './step-sketches'

const { how } = landingMessages
const SKETCHES = [HintSketch, FeedbackSketch, NumbersSketch] as const

export function HowItWorks() {
  return (
    <Section title={how.title}>
      <ol className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {how.steps.map(({ title, text }, index) => {
          const Sketch = SKETCHES[index]
          return (
            <Card as="li" key={title} className="overflow-clip">
              <div
                aria-hidden="true"
                className="grid min-h-54 grid-cols-1 place-items-center overflow-clip border-b border-line bg-paper p-5"
              >
                {Sketch && <Sketch />}
              </div>
              <div className="p-6">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2 text-quiet">{text}</p>
              </div>
            </Card>
          )
        })}
      </ol>
      <LinkButton href="/register" className="mt-8">
        {how.register}
      </LinkButton>
    </Section>
  )
}
