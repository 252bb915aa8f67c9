/** One mail; the sender's address is the mailer's. */
export interface Mail {
  /** One address. */
  readonly to: string
  /** One address, to which answers go; the sender's without one. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails from the site's own address. @throws AppError `unavailable` when the mail service does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
