import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'
import { GrowthIcon, HourglassIcon, LeafIcon, MistakeIcon, PhoneIcon, SpeechIcon } from './reason-icons'
import { Section } from './section'

const { reasons } = landingMessages
const ICONS = [SpeechIcon, MistakeIcon, HourglassIcon, PhoneIcon, GrowthIcon, LeafIcon] as const
const TINTS = ['text-sky', 'text-berry', 'text-sun-ink'] as const

export function Reasons() {
  return (
    <Section title={reasons.title} tinted>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.points.map(({ title, text }, index) => {
          const ReasonIcon = ICONS[index]
          return (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
              <span className={`grid size-13 place-items-center rounded-card bg-raised ${TINTS[index % TINTS.length]}`}>
                {ReasonIcon && <ReasonIcon size={26} />}
              </span>
              <div className="min-w-0">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-1 text-quiet">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <LinkButton href="/register" className="mt-10">
        {reasons.register}
      </LinkButton>
    </Section>
  )
}
