/** Who asked for the newsletter. */
export interface Subscriber {
  readonly email: string
  readonly name: string
}

/** The mailing list of the site. @throws AppError `unavailable` when its service does not take the subscription. */
export interface Newsletter {
  subscribe(subscriber: Subscriber): Promise<void>
}
