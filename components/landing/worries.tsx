import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'
import { Mistake } from './mistake'
import { Section } from './section'

const { worries } = landingMessages

/** One real mistake and our answer, then what parents worry about, each with what the site does about it: a conversation in bubbles. */
export function Worries() {
  return (
    <Section title={worries.title} lead={worries.lead} tinted>
      <Mistake />
      <dl className="mt-12 grid grid-cols-1 gap-x-10 gap-y-9 md:grid-cols-2">
        {worries.pairs.map(({ worry, answer }) => (
          <div key={worry}>
            <dt className="mr-6 rounded-card rounded-bl-none bg-sky-wash px-5 py-4 font-display text-heading font-bold sm:mr-12">
              {worry}
            </dt>
            <dd className="mt-3 ml-6 rounded-card rounded-br-none border border-line bg-raised px-5 py-4 sm:ml-12">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
      <LinkButton href="/register" className="mt-10">
        {worries.register}
      </LinkButton>
    </Section>
  )
}
