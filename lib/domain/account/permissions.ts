/**
 * Who may do what: the list of roles and permissions of both specifications, as the code asks it.
 *
 * An account that has been disabled is never asked about: its sessions count as none. What any account may do with what
 * is its own (its name, its data, its answers) has no line here, and is `auth: 'user'` at its route. What each kind of
 * caller gets from each route is the table in tests/support/route-table.ts.
 */
export const permissions = {
  /** Check answers and ask for hints, for as many exercises as the free tier lets start. */
  solve: 'user',
  solveWithoutLimit: 'subscriber',
  printSolutions: 'subscriber',
  /** Do a whole set of an exam in one go. */
  takeExam: 'subscriber',
  /** Subscribe. What was bought can be changed and ended by whoever bought it, whatever became of the address. */
  pay: 'payer',
  /** Other accounts can be deleted by an administrator only. */
  deleteOwnAccount: 'pupil',
  seeAdminLink: 'editor',
  /** The whole of an exercise, with script and key. */
  readSource: 'editor',
} as const satisfies Record<string, Role>

export type Permission = keyof typeof permissions
export type Role = keyof typeof standings

/** What is known of who is asking; what is not known is not granted. */
export interface Principal {
  readonly role?: number
  readonly emailVerified?: boolean
  /** Whether a child waits for the consent of a parent. */
  readonly awaitsParent?: boolean
  /** Whether a subscription gives access now: also a cancelled one, until it expires. */
  readonly hasSubscription?: boolean
}

const PUPIL_ROLE = 0
const EDITOR_ROLE = 500
const ADMIN_ROLE = 1000

/** What an account can be; it is several of these at once. */
const standings = {
  user: () => true,
  payer: ({ emailVerified = false, awaitsParent = true }: Principal) => emailVerified && !awaitsParent,
  subscriber: ({ hasSubscription = false }: Principal) => hasSubscription,
  pupil: ({ role }: Principal) => role === PUPIL_ROLE,
  editor: ({ role }: Principal) => role === EDITOR_ROLE || role === ADMIN_ROLE,
  admin: ({ role }: Principal) => role === ADMIN_ROLE,
} as const

/** Whether an account is what is asked for. A visitor, who is `undefined`, is nothing. */
export function hasRole(standing: Role, person: Principal | undefined): boolean {
  return person !== undefined && standings[standing](person)
}

/** Whether somebody may do what the table names. A visitor is `undefined`. */
export function hasPermission(permission: Permission, person: Principal | undefined): boolean {
  return hasRole(permissions[permission], person)
}
