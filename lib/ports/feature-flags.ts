/** What can be switched on and off while the site runs. */
export interface Flags {
  /** Whether pages link to the blog. */
  readonly enableBlog: boolean
}

export interface FeatureFlags {
  /** The flags as far as they are known: no page ever waits for them, and it never throws. */
  current(): Flags
}
