import {
  askAnotherParent,
  askForConsent,
  deletionTime,
  nextConsentStep,
} from '@/lib/domain/account/parental-consent/consent'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number, 12))
const at = (...days: number[]) => days.map((number) => day(number).toISOString())
const asked = askForConsent('anya@pelda.hu', day(0))

test.each([
  [0, [], 'wait'],
  [4, [], 'wait'],
  [5, [], 'remind'],
  [5, [5], 'wait'],
  [10, [5], 'wait'],
  [11, [5], 'remind'],
  [13, [5, 11], 'wait'],
  [14, [5, 11], 'delete'],
  // The upkeep has slept.
  [40, [], 'remind'],
  [42, [40], 'wait'],
  [43, [40], 'remind'],
  [45, [40, 43], 'wait'],
  [46, [40, 43], 'delete'],
] as const)('on day %d after reminders on %j: %s', (today, reminders, step) => {
  expect(nextConsentStep({ ...asked, reminders: at(...reminders) }, day(today))).toBe(step)
})

test('who has agreed is neither reminded nor deleted', () => {
  expect(nextConsentStep({ ...asked, status: 'agreed' }, day(100))).toBe('wait')
})

test('the day that is named is not before the deletion', () => {
  expect(deletionTime(asked)).toBe(day(14).toISOString())
  expect(deletionTime({ ...asked, reminders: at(5, 11) })).toBe(day(14).toISOString())
  expect(deletionTime({ ...asked, reminders: at(5) })).toBe(day(14).toISOString())
  expect(deletionTime({ ...asked, reminders: at(40) })).toBe(day(46).toISOString())
  expect(deletionTime({ ...asked, reminders: at(40, 43) })).toBe(day(46).toISOString())
})

test('another address begins the fourteen days anew, once', () => {
  const waiting = { ...asked, reminders: at(5, 11) }
  const corrected = askAnotherParent(waiting, 'apa@pelda.hu', day(13))
  expect(corrected).toMatchObject({ parentEmail: 'apa@pelda.hu', reminders: [], askedAt: day(13).toISOString() })
  const again = askAnotherParent({ ...corrected, reminders: at(18) }, 'nagyi@pelda.hu', day(20))
  expect(again).toMatchObject({ parentEmail: 'nagyi@pelda.hu', reminders: at(18), askedAt: day(13).toISOString() })
  expect(askAnotherParent(waiting, 'anya@pelda.hu', day(13))).toEqual(waiting)
})
