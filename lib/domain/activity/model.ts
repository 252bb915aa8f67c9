import { z } from 'zod'

const Text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^\P{Surrogate}*$/u, 'half a surrogate pair')
const Nothing = z.strictObject({}).optional()
/** Tells which social provider was used; absent with a password. */
const Provider = z.strictObject({ providerType: Text(50) }).optional()
/** An exercise with its seed and level: `{id}?s={seed}&d={level}`. */
const ExerciseUrl = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\?s=[1-9]\d{0,9}&d=[1-3]$/, 'not {id}?s={seed}&d={level}')

/**
 * What the server sees for itself, and so notes itself: who could send these might write that they have subscribed. With
 * what may be noted of each; here and below that is what the two specifications name and nothing else.
 */
const serverMetadata = {
  signUp: Provider,
  signIn: Provider,
  signOut: Nothing,
  sendEmailVerification: z.strictObject({ email: Text(320) }),
  resetPassword: Nothing,
  updateDisplayName: z.strictObject({ oldName: Text(200), newName: Text(200) }),
  updatePassword: Nothing,
  subscribe: Nothing,
  cancelSubscription: Nothing,
  /** `source` is where on the site it was asked for. */
  reactivateSubscription: z.strictObject({ source: Text(100) }),
  updatePaymentMethod: Nothing,
} as const

/**
 * What only the browser knows. The specifications give the address of an exercise for its solution; its start and its
 * closing are of no use without one either.
 */
const clientMetadata = {
  search: z.strictObject({ term: Text(200), nbHits: z.int().min(0) }),
  /** `to` is a path of this site. Browsers read a backslash as a slash, and skip tabs and line breaks. */
  navigate: z.strictObject({ to: Text(2048).regex(/^\/(?![/\\])\P{C}*$/u, 'not a path') }),
  listShowMore: z.strictObject({ classifications: z.array(Text(100)).max(30) }),
  exerciseStart: z.strictObject({ url: ExerciseUrl }).optional(),
  exerciseClose: z.strictObject({ url: ExerciseUrl }).optional(),
  exerciseSolved: z.strictObject({ url: ExerciseUrl, usedHints: z.int().min(0).max(1000) }),
} as const

const activityMetadata = { ...serverMetadata, ...clientMetadata }

export type Activity = keyof typeof activityMetadata
export type ActivityMetadata = { readonly [Name in Activity]: z.output<(typeof activityMetadata)[Name]> }

export type ClientActivity = keyof typeof clientMetadata

// `Object.keys` gives up the names of the keys.
export const activities = Object.keys(activityMetadata) as Activity[]
export const clientActivities = Object.keys(clientMetadata) as ClientActivity[]

/** An activity with metadata of its own shape. */
export const ActivityEntry = entryOf(activities)
export type ActivityEntry = z.output<typeof ActivityEntry>

/** The body of a call of the log. */
export const ClientActivityEntry = entryOf(clientActivities)

function entryOf(names: readonly Activity[]) {
  const [first, ...others] = names.map((activity) =>
    z.strictObject({ userId: z.string(), activity: z.literal(activity), metadata: activityMetadata[activity] }),
  )
  if (!first) throw new Error('there are no activities')
  return z.discriminatedUnion('activity', [first, ...others])
}
