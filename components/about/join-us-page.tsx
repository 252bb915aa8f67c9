import { Card } from '@/components/ui/card'
import { CheckIcon } from '@/components/ui/icons'
import { joinUsMessages } from '@/lib/shared/messages/join-us'
import { ContactLink } from './contact-link'
import { Planting } from './planting'

const { contact } = joinUsMessages

/** Whom the project looks for, and where to write. */
export function JoinUsPage({ contactEmail }: { readonly contactEmail: string }) {
  return (
    <div className="page-width pt-8 pb-20 md:pt-14">
      <h1 className="text-title">{joinUsMessages.heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">{joinUsMessages.lead}</p>
      <ul className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-3">
        {joinUsMessages.roles.map(({ title, text, points }) => (
          <Card as="li" key={title} className="p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
            <div>
              <h2 className="text-heading">{title}</h2>
              <p className="mt-2">{text}</p>
            </div>
            <ul className="mt-5 grid content-start gap-3 md:max-lg:mt-1">
              {points.map((point) => (
                <li key={point} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 text-quiet">
                  <CheckIcon strokeWidth={3} className="mt-0.5 text-leaf" />
                  {point}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      <section
        aria-labelledby="contact"
        className="mt-14 grid items-center gap-8 overflow-clip rounded-card bg-sky-wash md:grid-cols-[1fr_auto]"
      >
        <div className="p-7 pb-0 md:p-12 md:pr-0">
          <h2 id="contact" className="text-title">
            {contact.title}
          </h2>
          <p className="mt-4 max-w-xl">{contact.text}</p>
          <p className="mt-4 text-lg">
            <ContactLink email={contactEmail} subject={contact.subject} />
          </p>
        </div>
        <Planting label={joinUsMessages.illustration} />
      </section>
    </div>
  )
}
