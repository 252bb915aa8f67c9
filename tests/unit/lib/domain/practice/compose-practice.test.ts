import fc from 'fast-check'
import { type Memory, NO_MEMORY, type OpenMistake, type PracticePlace, ratings } from '@/lib/domain/practice/model'
import { composePractice, type PracticeWish } from '@/lib/domain/practice/rules/compose-practice'
import { addDays } from '@/lib/domain/practice/rules/days'
import { isAtLeast, stateOf } from '@/lib/domain/practice/rules/mastery'
import { remember } from '@/lib/domain/practice/rules/remember'
import { memoryOf, noon, round, roundRated, skill } from '@/tests/support/practice'

const TODAY = '2026-11-23'
const topics = ['numbers', 'fractions', 'shapes']

/** Twelve skills in three topics; each comes after the one before it of its topic. */
const map = Array.from({ length: 12 }, (_, index) =>
  skill(`s${index}`, { topic: `hu|topic|${topics[index % 3]}`, after: index < 3 ? [] : [`s${index - 3}`] }),
)

function compose(given: Partial<PracticeWish> = {}): readonly PracticePlace[] {
  return composePractice({
    memory: NO_MEMORY,
    mistakes: [],
    map,
    grade: 5,
    size: 6,
    now: noon(TODAY),
    seed: 1,
    ...given,
  })
}

/** Good rounds of skills, so many days before today. */
function practised(daysAgo: Readonly<Record<string, number>>): Memory {
  const rounds = Object.entries(daysAgo).map(([id, days]) => [addDays(TODAY, -days), roundRated.good(id)] as const)
  return memoryOf(rounds)
}

const skillsOf = (places: readonly PracticePlace[], kind?: PracticePlace['kind']) =>
  places
    .filter((place) => kind === undefined || place.kind === kind)
    .map((place) => place.skill)
    .toSorted()

test('who begins gets the first new skills of the map that need nothing before', () => {
  expect(skillsOf(compose(), 'new')).toEqual(['s0', 's1', 's2'])
  expect(skillsOf(compose({ size: 3 }))).toEqual(['s0', 's1', 's2'])
})

test('a new skill comes when what is before it is working, and not before', () => {
  const begun = memoryOf([
    ['2026-11-22', roundRated.good('s0')],
    ['2026-11-22', roundRated.hard('s1')],
  ])
  expect(skillsOf(compose({ memory: begun }), 'new')).toEqual(['s2', 's3'])
})

test('what an earlier grade has taught may be untried, but not tried and not yet working', () => {
  const later = [...map, skill('next', { grade: 6, after: ['s11'] })]
  const wish = { map: later, grade: 6, size: 3 as const }
  expect(skillsOf(compose(wish))).toContain('next')
  expect(skillsOf(compose({ ...wish, memory: memoryOf([[TODAY, roundRated.again('s11')]]) }))).not.toContain('next')
  expect(skillsOf(compose({ map: later, size: 10 }))).not.toContain('next')
})

test('due reviews fill the session, the longest overdue first, and one place is kept for a new skill', () => {
  const memory = practised({ s0: 40, s1: 39, s2: 38, s3: 37, s4: 36, s5: 35, s6: 34, s7: 4 })
  expect(skillsOf(compose({ memory }), 'review')).toEqual(['s0', 's1', 's2', 's3', 's4'])
  expect(skillsOf(compose({ memory }), 'new')).toEqual(['s8'])
  expect(skillsOf(compose({ memory, size: 3 }))).toEqual(['s0', 's1', 's2'])
})

test('of one topic no more than half of the session comes while others are due, and all of it when none are', () => {
  const of = (topic: string, count: number) =>
    Array.from({ length: count }, (_, index) => skill(`${topic}${index}`, { topic: `hu|topic|${topic}` }))
  const crowded = [...of('a', 8), ...of('b', 2), ...of('c', 1)]
  const daysAgo = crowded.map(({ id }, index) => [id, 60 - index] as const)
  const due = practised(Object.fromEntries(daysAgo))
  expect(skillsOf(compose({ map: crowded, memory: due }))).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'c0'])
  // The new skill, and a mistake, are of the half.
  const withNew = [...crowded, ...of('a', 9).slice(8)]
  expect(skillsOf(compose({ map: withNew, memory: due }))).toEqual(['a0', 'a1', 'a8', 'b0', 'b1', 'c0'])
  const mistakes = [{ id: 'm', skill: 'a7', level: 1, day: addDays(TODAY, -50) }] as const
  expect(skillsOf(compose({ map: crowded, memory: due, mistakes }))).toEqual(['a0', 'a1', 'a7', 'b0', 'b1', 'c0'])
  const alone = practised(Object.fromEntries(daysAgo.slice(0, 8)))
  expect(skillsOf(compose({ map: crowded.slice(0, 8), memory: alone }))).toHaveLength(6)
})

test('when reviews and new skills are few, what is due soonest comes early, but nothing twice on a day', () => {
  const memory = practised({ s0: 3, s1: 2, s2: 0 })
  const places = compose({ memory, map: map.slice(0, 3) })
  expect(skillsOf(places)).toEqual(['s0', 's1'])
})

test('a mistake whose skill is due has one place, which is that of its skill', () => {
  const memory = practised({ s0: 20, s1: 18, s2: 17, s3: 16, s4: 15, s5: 15 })
  const mistakes: readonly OpenMistake[] = [
    { id: 'm5', skill: 's5', level: 1, day: addDays(TODAY, -15) },
    { id: 'm1', skill: 's1', level: 2, day: addDays(TODAY, -18) },
  ]
  const places = compose({ memory, mistakes })
  expect(places.filter(({ kind }) => kind === 'mistake')).toEqual([
    { skill: 's1', level: 2, kind: 'mistake', mistake: 'm1' },
  ])
  expect(skillsOf(places, 'review')).toEqual(['s0', 's2', 's3', 's4'])
})

test('a mistake waits until its skill is due, and for another day than its own', () => {
  const mistakes: readonly OpenMistake[] = [
    { id: 'm1', skill: 's1', level: 1, day: addDays(TODAY, -15) },
    { id: 'm2', skill: 's2', level: 1, day: addDays(TODAY, -12) },
  ]
  expect(skillsOf(compose({ mistakes, memory: practised({ s1: 15, s2: 12 }) }), 'mistake')).toEqual(['s1'])
  expect(skillsOf(compose({ mistakes, memory: practised({ s1: 1, s2: 12 }) }), 'mistake')).toEqual(['s2'])
  expect(skillsOf(compose({ mistakes, memory: practised({ s1: 1, s2: 0 }) }), 'mistake')).toEqual([])
  const unpractised = { id: 'm3', skill: 's6', level: 1, day: TODAY } as const
  expect(skillsOf(compose({ mistakes: [unpractised] }), 'mistake')).toEqual([])
  expect(skillsOf(compose({ mistakes: [{ ...unpractised, day: addDays(TODAY, -1) }] }), 'mistake')).toEqual(['s6'])
})

test('what is done already has its places, and only the rest is composed', () => {
  const memory = practised({ s0: 40, s1: 39, s2: 38, s3: 37, s4: 36, s5: 35, s6: 34, s7: 4 })
  const done = [
    { skill: 's0', kind: 'review' },
    { skill: 's1', kind: 'review' },
  ] as const
  expect(skillsOf(compose({ memory, done }))).toEqual(['s2', 's3', 's4', 's8'])
  // The place that is kept for a new skill is taken, and so is that of a mistake.
  expect(skillsOf(compose({ memory, done: [...done, { skill: 's8', kind: 'new' }] }))).toEqual(['s2', 's3', 's4'])
  const mistakes = [{ id: 'm7', skill: 's7', level: 1, day: addDays(TODAY, -20) }] as const
  const overdue = practised({ s0: 40, s1: 39, s2: 38, s3: 37, s4: 36, s5: 35, s6: 34, s7: 30 })
  expect(skillsOf(compose({ memory: overdue, mistakes, done }), 'mistake')).toEqual(['s7'])
  const withMistake = [...done, { skill: 's8', kind: 'mistake' } as const]
  expect(skillsOf(compose({ memory: overdue, mistakes, done: withMistake }), 'mistake')).toEqual([])
  expect(compose({ memory, done, size: 2 })).toEqual([])
  expect(compose({ memory, done: [...done, { skill: 's2', kind: 'review' }], size: 2 })).toEqual([])
})

test('skills that cannot come leave their places to others', () => {
  const memory = practised({ s0: 40, s1: 39, s2: 38, s3: 37, s4: 36, s5: 35, s6: 34, s7: 33 })
  const mistakes = [
    { id: 'm0', skill: 's0', level: 1, day: addDays(TODAY, -40) },
    { id: 'm6', skill: 's6', level: 1, day: addDays(TODAY, -34) },
  ] as const
  const places = compose({ memory, mistakes, without: new Set(['s0', 's2', 's8']) })
  expect(skillsOf(places, 'mistake')).toEqual(['s6'])
  expect(skillsOf(places, 'new')).toEqual(['s9'])
  expect(skillsOf(places, 'review')).toEqual(['s1', 's3', 's4', 's5'])
})

test('what is done counts to the half of its topic', () => {
  const of = (topic: string, count: number) =>
    Array.from({ length: count }, (_, index) => skill(`${topic}${index}`, { topic: `hu|topic|${topic}` }))
  const crowded = [...of('a', 8), ...of('b', 3)]
  const due = practised(Object.fromEntries(crowded.map(({ id }, index) => [id, 60 - index] as const)))
  const done = ['a0', 'a1', 'a2'].map((id) => ({ skill: id, kind: 'review' as const }))
  expect(skillsOf(compose({ map: crowded, memory: due, done }))).toEqual(['b0', 'b1', 'b2'])
})

test('each place has the level that the pupil has reached', () => {
  const memory = memoryOf([
    ['2026-11-10', roundRated.easy('s0')],
    ['2026-11-11', roundRated.easy('s0')],
    ['2026-11-11', roundRated.again('s1')],
  ])
  const levels = Object.fromEntries(compose({ memory }).map((place) => [place.skill, place.level]))
  expect(levels).toMatchObject({ s0: 3, s1: 1, s2: 1 })
})

test('the session ends on the place most likely to go well', () => {
  const memory = memoryOf([
    ['2026-11-02', roundRated.again('s1')],
    ['2026-11-02', roundRated.hard('s2')],
    ['2026-11-17', roundRated.good('s0')],
  ])
  for (const seed of [1, 2, 3, 4, 5]) expect(compose({ memory, size: 3, seed }).at(-1)?.skill).toBe('s0')
})

test('the session is the same all day in Budapest and another on the next, with the same memory', () => {
  const many = Array.from({ length: 10 }, (_, index) => skill(`s${index}`, { topic: `hu|topic|t${index}` }))
  const memory = practised(Object.fromEntries(many.map(({ id }) => [id, 30])))
  const at = (time: string) => compose({ memory, map: many, now: new Date(time) })
  expect(at('2026-11-22T23:00:00Z')).toEqual(at('2026-11-23T22:59:59Z'))
  const days = ['22', '23', '24', '25'].map((day) => JSON.stringify(at(`2026-11-${day}T23:00:00Z`)))
  expect(new Set(days).size).toBeGreaterThan(1)
})

const anyWish: fc.Arbitrary<PracticeWish> = fc
  .record({
    skills: fc.array(
      fc.record({ topic: fc.nat(4), grade: fc.constantFrom(5, 6), back: fc.integer({ min: 1, max: 9 }) }),
      {
        maxLength: 30,
      },
    ),
    rounds: fc.array(fc.record({ skill: fc.nat(29), rating: fc.constantFrom(...ratings), daysAgo: fc.nat(60) }), {
      maxLength: 60,
    }),
    mistakes: fc.array(fc.record({ skill: fc.nat(31), daysAgo: fc.nat(20) }), { maxLength: 5 }),
    size: fc.constantFrom(3, 6, 10),
    seed: fc.integer(),
  })
  .map(({ skills, rounds, mistakes, size, seed }) => ({
    map: skills.map(({ topic, grade, back }, index) =>
      skill(`s${index}`, { topic: `hu|topic|${topic}`, grade, after: back <= index ? [`s${index - back}`] : [] }),
    ),
    memory: memoryOf(
      rounds
        .toSorted((one, other) => other.daysAgo - one.daysAgo)
        .map((each) => [addDays(TODAY, -each.daysAgo), roundRated[each.rating](`s${each.skill}`)]),
    ),
    mistakes: mistakes.map((each, index) => ({
      id: `m${index}`,
      skill: `s${each.skill}`,
      level: 1 as const,
      day: addDays(TODAY, -each.daysAgo),
    })),
    grade: 5,
    size,
    now: noon(TODAY),
    seed,
  }))

test('never more places than asked for, none twice, each a skill of the map', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const places = composePractice(wish)
      const ids = places.map((place) => place.skill)
      expect(places.length).toBeLessThanOrEqual(wish.size)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(wish.map.some((each) => each.id === id)).toBe(true)
      expect(places.filter(({ kind }) => kind === 'mistake').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('a review is of what was practised on another day, a new place of what was not, and may begin', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      for (const { kind, skill: id } of composePractice(wish)) {
        const own = wish.memory.skills[id]
        if (kind === 'new') expect(own).toBeUndefined()
        if (kind === 'review') expect(own && own.card.lastReview < TODAY).toBe(true)
        const each = wish.map.find((one) => one.id === id)
        for (const before of kind === 'new' ? (each?.after ?? []) : []) {
          const state = stateOf(wish.memory, before)
          expect(isAtLeast(state, 'working') || state === 'new').toBe(true)
        }
      }
    }),
  )
})

test('what is left out of the reviews is due no earlier than what is in, of its topic where that has its half', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const places = composePractice(wish)
      const dueOf = (id: string) => wish.memory.skills[id]?.card.due ?? ''
      const topicOf = (id: string) => wish.map.find((each) => each.id === id)?.topic
      const isIn = (id: string) => places.some((place) => place.skill === id)
      const left = wish.map.filter(({ id }) => dueOf(id) && dueOf(id) <= TODAY && !isIn(id))
      for (const { id, topic } of left) {
        const ofTopic = places.filter(({ skill }) => topicOf(skill) === topic)
        const compared = ofTopic.length < wish.size / 2 ? places : ofTopic
        const inside = compared.filter(({ kind }) => kind === 'review').map((place) => dueOf(place.skill))
        for (const due of inside) expect(dueOf(id) >= due).toBe(true)
      }
    }),
  )
})

test('composing is a function of its arguments and changes none of them', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const before = JSON.stringify(wish)
      expect(composePractice(wish)).toEqual(composePractice(structuredClone(wish)))
      expect(JSON.stringify(wish)).toBe(before)
    }),
  )
})

/** The fewest neighbours of one topic that any order of these has: what is left of the commonest when all others part it. */
function fewestNeighbours(topicsOfPlaces: readonly string[]): number {
  const commonest = Math.max(0, ...topicsOfPlaces.map((one) => topicsOfPlaces.filter((other) => other === one).length))
  return Math.max(0, commonest - (topicsOfPlaces.length - commonest) - 1)
}

test('neighbours are of different topics wherever the chosen places allow it', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const topics = composePractice(wish).map((place) => wish.map.find(({ id }) => id === place.skill)?.topic ?? '')
      const neighbours = topics.filter((topic, index) => index > 0 && topics[index - 1] === topic).length
      expect(neighbours).toBe(fewestNeighbours(topics))
    }),
    { numRuns: 500 },
  )
})

test('after a summer no session is longer, and all that is overdue has had its turn within two weeks', () => {
  const overdue = Array.from({ length: 40 }, (_, index) => skill(`s${index}`, { topic: `hu|topic|${index % 4}` }))
  let memory = memoryOf(overdue.map(({ id }, index) => [addDays('2026-06-01', index % 14), roundRated.good(id)]))
  const seen = new Set<string>()
  for (let day = 0; day < 14; day++) {
    const now = noon(addDays('2026-09-01', day))
    const places = compose({ memory, map: overdue, now })
    expect(places).toHaveLength(6)
    for (const place of places) {
      seen.add(place.skill)
      memory = remember(memory, round({ skills: [place.skill], level: place.level }), now)
    }
  }
  expect(seen.size).toBe(overdue.length)
})

test('ten thousand rounds make composing read no more than a hundred do', () => {
  const readsAfter = (rounds: number) => {
    const all = Array.from(
      { length: rounds },
      (_, index) =>
        [addDays(TODAY, Math.floor((index - rounds) / 30)), roundRated.good(`s${index % map.length}`)] as const,
    )
    let reads = 0
    const counted = <T extends object>(value: T): T =>
      new Proxy(value, {
        get(target, key, receiver) {
          reads++
          const found = Reflect.get(target, key, receiver)
          return typeof found === 'object' && found !== null ? counted(found) : found
        },
      })
    compose({ memory: counted(memoryOf(all)) })
    return reads
  }
  expect(readsAfter(10_000)).toBeLessThanOrEqual(readsAfter(100) * 1.2)
})
