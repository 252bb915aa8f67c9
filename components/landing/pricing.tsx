import { FeedbackButton } from '@/components/feedback/feedback-button'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'
import { Section } from './section'

const { pricing } = landingMessages

export function Pricing() {
  return (
    <Section title={pricing.title} lead={pricing.lead}>
      <div className="grid grid-cols-1 items-stretch gap-6 md:grid-cols-2">
        <Plan {...pricing.free} href="/register" />
        <Plan {...pricing.premium} href="/subscribe" highlighted />
      </div>
      <p className="mt-6 text-quiet">
        {pricing.discount}{' '}
        <FeedbackButton className="-my-2 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4">
          {pricing.askDiscount}
        </FeedbackButton>
      </p>
    </Section>
  )
}

interface PlanProps {
  readonly title: string
  readonly badge?: string
  readonly price: string
  readonly period?: string
  readonly points: readonly string[]
  readonly register: string
  readonly href: '/register' | '/subscribe'
  readonly highlighted?: boolean
}

function Plan({ title, badge, price, period, points, register, href, highlighted = false }: PlanProps) {
  return (
    <Card
      as="article"
      raised={highlighted}
      className={classNames('flex flex-col p-6 sm:p-8', highlighted && 'outline-2 -outline-offset-1 outline-leaf')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-heading">{title}</h3>
        {badge && (
          <span className="rounded-full bg-sun-wash px-3 py-1 text-base font-semibold text-sun-ink">{badge}</span>
        )}
      </div>
      <p className="mt-4 font-display text-[clamp(2rem,11vw,2.75rem)] leading-none font-bold">
        {price} {period && <span className="font-sans text-lg font-medium text-quiet">{period}</span>}
      </p>
      <ul className="mt-6 mb-8 grid grid-cols-1 gap-3">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
            <CheckIcon strokeWidth={3} className="mt-0.5 text-leaf" />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton href={href} variant={highlighted ? 'primary' : 'secondary'} className="mt-auto">
        {register}
      </LinkButton>
    </Card>
  )
}
