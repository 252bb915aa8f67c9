import { forgettingOf, learners, measured } from '@/tests/bench/learning/calibration'
import { compareWays, halves } from '@/tests/bench/learning/simulate'

/** A small part of `npm run bench:learning`, with room for what chance does to sixteen pupils. */
const few = { ...halves.reported, pupils: 16 }

test.each(['A', 'B'] as const)('simulated pupils of learner %s know more by our practice than by the others', (id) => {
  const { ours, blocked, ...others } = compareWays(learners[id], 'known', few)
  for (const day of ['day60', 'day90'] as const) {
    expect(ours[day]).toBeGreaterThan(1.3 * blocked[day])
    expect(ours[day]).toBeGreaterThan(0.93 * Math.max(...Object.values(others).map((other) => other[day])))
  }
})

test.each(['A', 'B'] as const)('learner %s forgets about as pupils did who were measured', (id) => {
  const { massed, spaced } = forgettingOf(learners[id])
  for (const time of ['week', 'fourWeeks'] as const) {
    expect(Math.abs(massed[time] - measured.massed[time])).toBeLessThan(0.16)
    expect(Math.abs(spaced[time] - measured.spaced[time])).toBeLessThan(0.14)
  }
  expect(spaced.fourWeeks / massed.fourWeeks).toBeGreaterThan(1.4)
})
