import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'
import { Section } from './section'

const { teachers } = landingMessages

/** What there is for a class, and how to ask for more. */
export function Teachers() {
  return (
    <Section title={teachers.title} lead={teachers.lead}>
      <ul className="grid max-w-3xl list-disc gap-2 ps-6">
        {teachers.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <LinkButton href="/exercises" variant="secondary" className="mt-7">
        {teachers.browse}
      </LinkButton>
    </Section>
  )
}
