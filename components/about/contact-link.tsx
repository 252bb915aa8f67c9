interface ContactLinkProps {
  readonly email: string
  readonly subject?: string
}

/** An address that opens the visitor's mail program; it breaks anywhere, so that it fits beside everything. */
export function ContactLink({ email, subject }: ContactLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a
      href={`mailto:${email}${query}`}
      className="inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere text-leaf underline underline-offset-4"
    >
      {email}
    </a>
  )
}
