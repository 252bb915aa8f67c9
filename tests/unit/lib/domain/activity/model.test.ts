import { type Activity, ActivityEntry, activities } from '@/lib/domain/activity/model'

const URL = 'egesz-osszeadas?s=7&d=2'

/** Every activity of the two specifications: metadata that it takes, and metadata that it does not take. */
const table: Record<Activity, { readonly takes: readonly unknown[]; readonly refuses: readonly unknown[] }> = {
  signUp: { takes: [undefined, { providerType: 'google' }], refuses: [{ providerType: 1 }, { email: 'a@b.hu' }] },
  signIn: { takes: [undefined, { providerType: 'facebook' }], refuses: [{ provider: 'google' }, 'google'] },
  signOut: { takes: [undefined, {}], refuses: [{ at: 'home' }, null] },
  sendEmailVerification: { takes: [{ email: 'a@b.hu' }], refuses: [undefined, {}, { email: 'x'.repeat(321) }] },
  resetPassword: { takes: [undefined], refuses: [{ email: 'a@b.hu' }] },
  updateDisplayName: {
    takes: [{ oldName: '', newName: 'Réka' }],
    refuses: [undefined, { newName: 'Réka' }, { oldName: 'a', newName: 'b', at: 1 }],
  },
  updatePassword: { takes: [undefined], refuses: [{ password: 'titok' }] },
  search: {
    takes: [{ term: 'tört', nbHits: 0 }],
    refuses: [{ term: 'tört' }, { term: 'tört', nbHits: -1 }, { term: 'tört', nbHits: 1.5 }],
  },
  navigate: {
    takes: [{ to: '/' }, { to: '/exercises' }],
    refuses: [
      undefined,
      { to: '' },
      { to: 'https://elsewhere.hu' },
      { to: '//elsewhere.hu' },
      { to: '/\\elsewhere.hu' },
      { to: '/\t/elsewhere.hu' },
    ],
  },
  listShowMore: {
    takes: [{ classifications: [] }, { classifications: ['hu|grade|5'] }],
    refuses: [undefined, { classifications: 'hu|grade|5' }, { classifications: Array(31).fill('x') }],
  },
  exerciseStart: { takes: [{ url: URL }, undefined], refuses: [{ url: '/exercise/x' }, { url: URL, usedHints: 1 }] },
  exerciseClose: { takes: [{ url: URL }, undefined], refuses: [{}, { url: 'egesz?s=7&d=4' }] },
  exerciseSolved: {
    takes: [{ url: URL, usedHints: 0 }],
    refuses: [
      undefined,
      { url: URL },
      { url: URL, usedHints: -1 },
      { url: 'egesz?s=0&d=1', usedHints: 0 },
      { url: `https://matek.example/exercise/${URL}`, usedHints: 0 },
      { url: 'egesz?s=7&d=2&x=1', usedHints: 0 },
    ],
  },
  subscribe: { takes: [undefined], refuses: [{ priceId: 'x' }] },
  cancelSubscription: { takes: [undefined], refuses: [{ reason: 'x' }] },
  reactivateSubscription: { takes: [{ source: 'banner' }], refuses: [undefined, { source: 5 }] },
  updatePaymentMethod: { takes: [undefined], refuses: [{ last4: '4242' }] },
}

const accepts = (activity: string, metadata: unknown) =>
  ActivityEntry.safeParse({ userId: 'u', activity, metadata }).success

describe.each(activities)('%s', (activity) => {
  const { takes, refuses } = table[activity]
  test.each(takes.map((metadata) => [JSON.stringify(metadata), metadata]))('takes %s', (_, metadata) => {
    expect(accepts(activity, metadata)).toBe(true)
  })
  test.each(refuses.map((metadata) => [JSON.stringify(metadata), metadata]))('refuses %s', (_, metadata) => {
    expect(accepts(activity, metadata)).toBe(false)
  })
})

test('the activities are those of the two specifications', () => {
  expect(activities.toSorted()).toEqual(Object.keys(table).toSorted())
})

test.each(['exercise-start', 'ExerciseStart', '', 'toString', '__proto__'])('refuses the activity %j', (activity) => {
  expect(accepts(activity, undefined)).toBe(false)
})

test('refuses text that no store can keep, and keys of its own', () => {
  expect(accepts('search', { term: 'a\ud83d', nbHits: 1 })).toBe(false)
  expect(ActivityEntry.safeParse({ userId: 'u', activity: 'signOut', time: 0 }).success).toBe(false)
})
