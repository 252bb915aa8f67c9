import { MailIcon } from '@/components/ui/icons'

interface MailSentProps {
  readonly texts: { readonly sentTo: string; readonly instructions: string; readonly spam: string }
  readonly email: string
}

/** Where a mail went, and what to do with it. */
export function MailSent({ texts, email }: MailSentProps) {
  return (
    <>
      <p className="grid grid-cols-[auto_1fr] gap-3 rounded-card bg-leaf-wash px-4 py-3.5">
        <MailIcon size={26} className="text-leaf" />
        <span className="min-w-0">
          {texts.sentTo} <strong className="break-words">{email}</strong>
        </span>
      </p>
      <p>{texts.instructions}</p>
      <p className="text-quiet">{texts.spam}</p>
    </>
  )
}
