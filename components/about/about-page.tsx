import { FeedbackButton } from '@/components/feedback/feedback-button'
import { Section } from '@/components/landing/section'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { SiteLink } from '@/components/ui/site-link'
import { aboutMessages } from '@/lib/shared/messages/about'
import { ContactLink } from './contact-link'

const { how, principles, team, contact } = aboutMessages

interface AboutPageProps {
  readonly contactEmail: string
  /** Who makes the site; nobody is named where it is empty. */
  readonly team: readonly { readonly name: string; readonly role: string }[]
  /** Who runs it, as the law asks. */
  readonly companyName: string | undefined
}

/** What the site is, how it is made and by whom, and by what rules. */
export function AboutPage({ contactEmail, team: members, companyName }: AboutPageProps) {
  return (
    <>
      <div className="page-width pt-8 pb-4 md:pt-14">
        <h1 className="text-title">{aboutMessages.heading}</h1>
        <p className="mt-4 max-w-2xl text-lg text-quiet">{aboutMessages.lead}</p>
      </div>
      <Section title={how.title}>
        <ol className="grid grid-cols-1 gap-6 md:grid-cols-3">
          {how.steps.map(({ title, text }, index) => (
            <Card as="li" key={title} className="p-6">
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-full bg-leaf-wash font-display text-xl font-bold text-leaf"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-heading">{title}</h3>
              <p className="mt-2 text-quiet">{text}</p>
            </Card>
          ))}
        </ol>
      </Section>
      <Section title={principles.title} tinted>
        <ul className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
          {principles.points.map((point) => (
            <li key={point.title}>
              <h3 className="text-heading">{point.title}</h3>
              <p className="mt-1">{point.text}</p>
              {'more' in point && (
                <SiteLink
                  href="/privacy"
                  className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
                >
                  {point.more}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <div className="page-width grid grid-cols-1 gap-12 py-[clamp(3rem,8vw,6rem)] md:grid-cols-2">
        <section aria-labelledby="team">
          <h2 id="team" className="text-title">
            {team.title}
          </h2>
          <p className="mt-4">{team.text}</p>
          {members.length > 0 && (
            <ul className="mt-4 grid gap-2">
              {members.map(({ name, role }) => (
                <li key={name}>
                  <strong className="font-[650]">{name}</strong>: {role}
                </li>
              ))}
            </ul>
          )}
          {companyName && <p className="mt-4">{team.runBy(companyName)}</p>}
          <LinkButton href="/joinus" variant="secondary" className="mt-6">
            {team.join}
          </LinkButton>
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact" className="text-title">
            {contact.title}
          </h2>
          <p className="mt-4">{contact.text}</p>
          <div className="mt-6">
            <FeedbackButton className={buttonClass('primary')}>{contact.open}</FeedbackButton>
          </div>
          <p className="mt-4">
            {contact.orByMail} <ContactLink email={contactEmail} />
          </p>
        </section>
      </div>
    </>
  )
}
