import { Fragment } from 'react'
import { legalDocuments } from '@/lib/domain/legal/model'
import { accountMessages } from '@/lib/shared/messages/account'
import { legalMessages } from '@/lib/shared/messages/legal'

const { consent, consentLinks } = accountMessages.register

/** What one consents to, with links to the documents. They open beside the form, which keeps what was typed. */
export function ConsentLabel() {
  const phrases = Object.values(consentLinks)
  const parts = consent.split(new RegExp(`(${phrases.join('|')})`))
  return parts.map((part) => {
    const document = legalDocuments.find((name) => consentLinks[name] === part)
    if (!document) return <Fragment key={part}>{part}</Fragment>
    return (
      <a
        key={part}
        href={`/${document}`}
        target="_blank"
        rel="noopener"
        title={legalMessages.changes.newTab}
        className="font-semibold text-leaf underline underline-offset-2"
      >
        {part}
      </a>
    )
  })
}
