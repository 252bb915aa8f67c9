import fc from 'fast-check'
import { hasDraft, parseDraft, serializeDraft } from '@/components/exercise/autosave/exercise-draft'
import type { ControlState } from '@/components/exercise/player/control-state'
import { type PlayerEvent, playerReducer } from '@/components/exercise/player/player-reducer'
import { initialPlayerState, type PlayerState } from '@/components/exercise/player/player-state'
import type { CheckResult, GeneratedExercise } from '@/lib/domain/exercise/model'
import { everyControl } from '@/tests/support/every-control'

const exercise: GeneratedExercise = {
  seed: 7,
  difficultyLevel: 2,
  description: '',
  subTasks: [1, 2, 3].map((n) => ({
    description: `${n}. kérdés`,
    controls: everyControl,
    maxHints: 2,
    hasHints: true,
  })),
}

const choice = fc.option(fc.boolean(), { nil: undefined })
const drafts = fc.tuple(
  fc.string(),
  fc.record({ numerator: fc.string(), denominator: fc.string() }),
  fc.array(fc.string(), { minLength: 2, maxLength: 2 }),
  fc.string(),
  fc.string(),
  fc.string(),
  fc.string(),
  fc.array(fc.string(), { minLength: 2, maxLength: 2 }),
  fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  fc.array(choice, { minLength: 2, maxLength: 2 }),
  fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
)

/** Types those drafts into the sub-task on the screen. */
function fill(values: readonly unknown[]): PlayerEvent[] {
  return everyControl.map((control, index) => {
    // Each draft is generated for the type of its control.
    return { type: 'edited', index, control: { ...control, draft: values[index] } as ControlState }
  })
}

const graded = (outcome: 'correct' | 'wrong'): CheckResult => ({
  correct: outcome === 'correct',
  outcome,
  controls: everyControl.map(() => outcome),
})
const check = (outcome: 'correct' | 'wrong'): PlayerEvent[] => [
  { type: 'called', call: 'check' },
  { type: 'checked', result: graded(outcome) },
]
const hint = (text: string, hasMore: boolean, after = ''): PlayerEvent[] => [
  { type: 'called', call: 'hint' },
  { type: 'hint-given', after, result: { hint: text, hasMore, maxHints: 2 } },
]

const play = (events: readonly PlayerEvent[]) => events.reduce(playerReducer, initialPlayerState(exercise))
const restore = (state: PlayerState, events: readonly PlayerEvent[] = [], isFieldLeft = false): PlayerState => {
  const progress = parseDraft(JSON.parse(JSON.stringify(serializeDraft(state))), exercise)
  if (!progress) throw new Error('the progress was not found again')
  return playerReducer(play(events), { type: 'restored', progress, isFieldLeft })
}
/** What a reload is to leave as it was. */
const essence = ({ finished, selected, subTasks }: PlayerState) => ({
  finished,
  selected,
  subTasks: subTasks.map(({ controls, ...rest }) => ({ ...rest, drafts: controls.map(({ draft }) => draft) })),
})

const step: fc.Arbitrary<readonly PlayerEvent[]> = fc.oneof(
  drafts.map(fill),
  fc.constantFrom(check('correct'), check('wrong'), hint('Első', true), hint('Második', false, 'Első')),
  fc.nat({ max: 2 }).map((index): PlayerEvent[] => [{ type: 'step-selected', index }]),
  fc.constant<PlayerEvent[]>([{ type: 'next-asked' }]),
)

test('whatever a pupil has done is the same after it was kept and read again', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const state = play(steps.flat())
      expect(essence(restore(state))).toEqual(essence(state))
    }),
    { seed: 42 },
  )
})

const text = (draft: string): PlayerEvent => ({
  type: 'edited',
  index: 3,
  control: { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false }, draft },
})

describe('restored', () => {
  const before = play([text('alma'), ...check('correct'), { type: 'next-asked' }, text('körte'), ...check('wrong')])

  test('finished sub-tasks are marked as right, and the others as nothing', () => {
    const { subTasks, phase } = restore(before)
    expect(subTasks[0]?.controls.map(({ mark }) => mark)).toEqual(everyControl.map(() => 'correct'))
    expect(subTasks[1]?.controls.map(({ mark }) => mark)).toEqual(everyControl.map(() => undefined))
    expect(phase).toEqual({ name: 'answering' })
  })

  test('a solved exercise is shown solved, without another congratulation', () => {
    const again = [...check('correct'), { type: 'next-asked' } as const]
    const { finished, phase } = restore(play([...again, ...again, ...check('correct')]))
    expect({ finished, phase }).toEqual({ finished: 3, phase: { name: 'answering' } })
  })

  test('what the pupil has typed before the page’s code ran wins', () => {
    const kept = play([text('régi')])
    expect(restore(kept, [text('új')]).subTasks[0]?.controls[3]).toMatchObject({ draft: 'új' })
  })

  test('what was found right already stays, even if the pupil began to type it once more', () => {
    expect(restore(before, [text('al')]).subTasks[0]?.controls[3]).toMatchObject({ draft: 'alma', mark: 'correct' })
  })

  test('the focus is moved only when its field has gone', () => {
    expect(restore(before).focus).toEqual({ at: 'nowhere' })
    expect(restore(before, [], true).focus).toEqual({ at: 'field', control: 0, field: 0 })
    expect(restore(play([text('alma')]), [], true).focus).toEqual({ at: 'nowhere' })
  })
})

describe('progress', () => {
  test('is not there at the start, nor when what was typed is taken back', () => {
    expect(hasDraft(play([]))).toBe(false)
    expect(hasDraft(play([text('alma'), text('')]))).toBe(false)
  })

  test.each([
    ['something typed', [text('a')]],
    ['a hint', hint('Első', true)],
    ['a wrong check', check('wrong')],
    ['a finished sub-task, even with nothing ticked', check('correct')],
  ])('is %s', (_, events) => {
    expect(hasDraft(play(events))).toBe(true)
  })

  test('of an exercise whose content has changed is not read', () => {
    const saved = serializeDraft(play([text('alma')]))
    const [first, ...others] = exercise.subTasks
    const changed = {
      ...exercise,
      subTasks: [
        { ...first, description: 'Más kérdés', controls: everyControl, maxHints: 2, hasHints: true },
        ...others,
      ],
    }
    expect(parseDraft(saved, exercise)).toBeDefined()
    expect(parseDraft(saved, changed)).toBeUndefined()
  })
})

/** Changes one place somewhere inside plain JSON. */
function tamper(value: unknown, path: readonly number[], put: unknown): unknown {
  const [index, ...rest] = path
  if (index === undefined || typeof value !== 'object' || value === null) return put
  const keys = Object.keys(value)
  const key = keys[index % Math.max(keys.length, 1)]
  if (key === undefined) return put
  const changed = tamper((value as Record<string, unknown>)[key], rest, put)
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
}

test('whatever stands in the storage, the player starts, and stays within the exercise', () => {
  const saved = serializeDraft(play([text('alma'), ...check('correct'), ...hint('Első', true)]))
  const anything = fc.oneof(fc.jsonValue(), fc.anything(), fc.constantFrom(-1, 1e9, 0.5, Number.NaN, '', null, [], {}))
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 8 }), { maxLength: 5 }), anything, (path, put) => {
      const progress = parseDraft(tamper(saved, path, put), exercise)
      if (!progress) return
      const state = playerReducer(initialPlayerState(exercise), { type: 'restored', progress, isFieldLeft: false })
      expect(state.finished).toBeLessThanOrEqual(state.subTasks.length)
      expect(state.subTasks[state.selected]?.controls).toHaveLength(everyControl.length)
      expect(essence(restore(state))).toEqual(essence(state))
    }),
    { seed: 43, numRuns: 2000 },
  )
})
