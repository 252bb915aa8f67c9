import type { ExerciseDraft } from '@/components/exercise/autosave/exercise-draft'
import { type PlayerEvent, playerReducer } from '@/components/exercise/player/player-reducer'
import {
  initialPlayerState,
  isSolved,
  type PlayerState,
  resumedPlayerState,
  selectedRef,
  selectedSubtask,
  stepStatus,
} from '@/components/exercise/player/player-state'
import type { CheckResult, GeneratedExercise, Outcome } from '@/lib/domain/exercise/model'

const subTask = { controls: [{ type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } }] as const }

const exercise: GeneratedExercise = {
  seed: 7,
  difficultyLevel: 2,
  description: '',
  subTasks: [
    { ...subTask, description: 'Első', maxHints: 2, hasHints: true },
    { ...subTask, description: 'Második', maxHints: 0, hasHints: false },
  ],
}

const play = (...events: PlayerEvent[]) => events.reduce(playerReducer, initialPlayerState(exercise))

const result = (outcome: Outcome, feedback?: string): CheckResult => ({
  correct: outcome === 'correct',
  outcome,
  controls: [outcome],
  ...(feedback !== undefined && { feedback }),
})

const type = (draft: string): PlayerEvent => ({
  type: 'edited',
  index: 0,
  control: { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false }, draft },
})

const check = (outcome: Outcome, feedback?: string): PlayerEvent[] => [
  { type: 'called', call: 'check' },
  { type: 'checked', result: result(outcome, feedback) },
]

const control = (state: PlayerState) => selectedSubtask(state).controls[0]
const solved: PlayerEvent[] = [...check('correct'), { type: 'next-asked' }, ...check('correct')]

describe('a check', () => {
  test('that is right finishes the sub-task, and stays on it until the pupil goes on', () => {
    const state = play(...check('correct'))
    expect(state).toMatchObject({
      finished: 1,
      selected: 0,
      phase: { name: 'told', message: { kind: 'subtask-done' } },
    })
    expect(state.focus).toEqual({ at: 'message' })
    expect([stepStatus(state, 0), stepStatus(state, 1)]).toEqual(['done', 'current'])
  })

  test('that is right for the last sub-task opens the congratulation', () => {
    const state = play(...solved)
    expect(state.phase).toEqual({ name: 'celebrating', isFirst: true })
    expect(isSolved(state)).toBe(true)
  })

  test('that brings the steps to mark by shows them first, also for the last sub-task', () => {
    const scheme = ['Egy.', 'Kettő.']
    const state = play(
      ...check('correct'),
      { type: 'next-asked' },
      { type: 'called', call: 'check' },
      { type: 'checked', result: { ...result('correct'), scheme } },
    )
    expect(state.phase).toMatchObject({ name: 'told', message: { kind: 'subtask-done', scheme } })
    expect([isSolved(state), selectedSubtask(state).scheme]).toEqual([true, scheme])
    expect(playerReducer(state, { type: 'next-asked' }).phase).toEqual({ name: 'celebrating', isFirst: true })
  })

  test('that is wrong keeps what was typed, marks the control and counts the attempt', () => {
    const state = play(type('alma'), ...check('wrong', 'Közel jársz!'))
    expect(control(state)).toMatchObject({ draft: 'alma', mark: 'wrong' })
    expect(selectedSubtask(state).attempts).toBe(1)
    expect(state.phase).toEqual({ name: 'told', message: { kind: 'failed', feedback: 'Közel jársz!' } })
  })

  test('that finds the same answer wrong again says so, and only of that answer', () => {
    const missed = play(type('alma'), ...check('wrong'))
    expect(control(missed)?.isRepeated).toBeFalsy()
    const again = [type('körte'), ...check('wrong'), type('alma'), ...check('wrong')].reduce(playerReducer, missed)
    expect(control(again)).toMatchObject({ mark: 'wrong', isRepeated: true })
    expect(control(playerReducer(again, type('szilva')))?.isRepeated).toBeFalsy()
    expect(control([type('szilva'), ...check('wrong')].reduce(playerReducer, again))?.isRepeated).toBeFalsy()
  })

  test('that cannot be judged twice is not said to have been tried: it was no miss', () => {
    const state = play(type('alma'), ...check('ungraded'), type('alma'), ...check('wrong'))
    expect(control(state)?.isRepeated).toBeFalsy()
  })

  test('that cannot be judged is a question and no attempt', () => {
    const state = play(...check('ungraded', 'Egyszerűsítsd!'))
    expect(state.phase).toEqual({ name: 'told', message: { kind: 'question', text: 'Egyszerűsítsd!' } })
    expect(selectedSubtask(state).attempts).toBe(0)
  })

  test('loses its mark when the pupil goes on typing, and its message is past until the next one', () => {
    const past = { kind: 'failed', feedback: 'Közel jársz!' }
    const state = play(...check('wrong', past.feedback), type('körte'))
    expect(control(state)).toMatchObject({ draft: 'körte', mark: undefined })
    expect(state.phase).toEqual({ name: 'answering', past })
    const checking = [type('szilva'), { type: 'called', call: 'check' } as const].reduce(playerReducer, state)
    expect(checking.phase).toEqual({ name: 'calling', call: 'check', past })
    const told = playerReducer(checking, { type: 'checked', result: result('wrong') })
    expect(told.phase).toEqual({ name: 'told', message: { kind: 'failed' } })
  })

  test('leaves its message where it is when the pupil tries again, and takes it away when it is closed', () => {
    const missed = play(...check('wrong'))
    expect(playerReducer(missed, { type: 'message-left' })).toMatchObject({
      phase: { name: 'answering', past: { kind: 'failed' } },
      focus: { at: 'field', control: 0, isSelected: true },
    })
    expect(playerReducer(missed, { type: 'message-closed' }).phase).toEqual({ name: 'answering' })
  })

  test('has its message still while help is on its way, until the pupil goes on typing', () => {
    const helping = play(...check('wrong'), { type: 'called', call: 'hint' })
    expect(helping.phase).toMatchObject({ still: { kind: 'failed' } })
    expect(playerReducer(helping, type('körte')).phase).toMatchObject({ still: undefined, past: { kind: 'failed' } })
  })

  test.each([
    ['limit-reached', { kind: 'limit-reached' }],
    ['unauthenticated', { kind: 'signed-out' }],
    ['network-request-failed', { kind: 'call-failed', call: 'check', code: 'network-request-failed' }],
  ] as const)('that ends with %s keeps the answer and says so', (code, message) => {
    const state = play(type('alma'), { type: 'called', call: 'check' }, { type: 'call-failed', call: 'check', code })
    expect(control(state)).toMatchObject({ draft: 'alma' })
    expect(state.phase).toEqual({ name: 'told', message })
    expect(selectedSubtask(state).attempts).toBe(0)
  })
})

describe('while a check is under way', () => {
  const checking = play(type('alma'), { type: 'called', call: 'check' })

  test.each<[string, PlayerEvent]>([
    ['typing', type('körte')],
    ['a second check', { type: 'called', call: 'check' }],
    ['a hint', { type: 'called', call: 'hint' }],
    ['a step', { type: 'step-selected', index: 0 }],
    [
      'progress from before',
      { type: 'restored', progress: { finished: 1, selected: 1, subTasks: [] }, isFieldLeft: false },
    ],
    ['another call’s failure', { type: 'call-failed', call: 'hint', code: 'internal' }],
  ])('%s changes nothing', (_, event) => {
    expect(playerReducer(checking, event)).toBe(checking)
  })
})

test('what is typed while a hint is on its way is kept', () => {
  const state = play({ type: 'called', call: 'hint' }, type('körte'))
  expect(control(state)).toMatchObject({ draft: 'körte' })
  const helped = playerReducer(state, {
    type: 'hint-given',
    after: '',
    result: { hint: 'Gyümölcs.', hasMore: false, maxHints: 1 },
  })
  expect(control(helped)).toMatchObject({ draft: 'körte' })
})

describe('while an answer is late', () => {
  const late = (call: 'check' | 'hint'): PlayerState =>
    play(type('alma'), { type: 'called', call }, { type: 'delayed', trouble: 'offline' })

  test('the reason is told, without moving the focus', () => {
    expect(late('check')).toMatchObject({
      phase: { name: 'calling', call: 'check', trouble: 'offline' },
      focus: { at: 'nowhere' },
    })
  })

  test('the same reason again changes nothing, another one does', () => {
    const state = late('check')
    expect(playerReducer(state, { type: 'delayed', trouble: 'offline' })).toBe(state)
    const resending = playerReducer(state, { type: 'delayed', trouble: 'resending' })
    expect(resending.phase).toEqual({ name: 'calling', call: 'check', trouble: 'resending' })
  })

  test('the pupil can give up waiting, with nothing lost and nothing counted', () => {
    const state = playerReducer(late('check'), { type: 'given-up' })
    expect(state.phase).toEqual({ name: 'answering' })
    expect(control(state)).toMatchObject({ draft: 'alma' })
    expect(selectedSubtask(state).attempts).toBe(0)
  })

  test('the answer that comes in the end counts once', () => {
    const state = playerReducer(late('check'), { type: 'checked', result: result('wrong') })
    expect(selectedSubtask(state).attempts).toBe(1)
    expect(playerReducer(state, { type: 'checked', result: result('wrong') })).toBe(state)
  })

  test('an answer to what was given up changes nothing', () => {
    const state = playerReducer(late('check'), { type: 'given-up' })
    expect(playerReducer(state, { type: 'checked', result: result('correct') })).toBe(state)
  })

  test('typing gives up the check of what was there before', () => {
    const state = playerReducer(late('check'), type('körte'))
    expect(state.phase).toEqual({ name: 'answering' })
    expect(control(state)).toMatchObject({ draft: 'körte' })
  })

  test('typing goes on beside a hint that is on its way', () => {
    const state = playerReducer(late('hint'), type('körte'))
    expect(state.phase).toMatchObject({ name: 'calling', call: 'hint' })
    expect(control(state)).toMatchObject({ draft: 'körte' })
  })
})

describe('an unfilled field', () => {
  const asked = play({ type: 'gap-found', gap: { control: 0, field: 2, text: 'Ide még írj!' } })

  test('is asked about, with the focus on it', () => {
    expect(asked.phase).toMatchObject({ name: 'told', message: { kind: 'question', text: 'Ide még írj!' } })
    expect(asked.focus).toEqual({ at: 'field', control: 0, field: 2 })
  })

  test('has the focus again when the question is closed', () => {
    expect(playerReducer(asked, { type: 'message-closed' }).focus).toEqual({ at: 'field', control: 0, field: 2 })
  })
})

describe('closing the message', () => {
  test('of a wrong answer leads to the wrong control', () => {
    const state = play(...check('wrong'), { type: 'message-closed' })
    expect(state).toMatchObject({ phase: { name: 'answering' }, focus: { at: 'field', control: 0, field: 0 } })
  })

  test('of a finished sub-task leads to the button that goes on', () => {
    expect(play(...check('correct'), { type: 'message-closed' }).focus).toEqual({ at: 'action' })
  })
})

describe('hints', () => {
  const given = (after: string, hint: string, hasMore = true): PlayerEvent[] => [
    { type: 'called', call: 'hint' },
    { type: 'hint-given', after, result: { hint, hasMore, maxHints: 2 } },
  ]

  test('are added one by one until none is left', () => {
    const state = play(...given('', 'Első segítség'), ...given('Első segítség', 'Második segítség', false))
    expect(selectedSubtask(state)).toMatchObject({ hints: ['Első segítség', 'Második segítség'], isHintsLeft: false })
    expect(state.focus).toEqual({ at: 'hint' })
  })

  test('take their own place when they come twice', () => {
    const state = play(...given('', 'Első segítség'), ...given('', 'Első segítség'))
    expect(selectedSubtask(state).hints).toEqual(['Első segítség'])
  })

  test('begin again when the server begins again', () => {
    const state = play(...given('', 'Régi'), ...given('Régi', 'Másik régi'), ...given('', 'Új'))
    expect(selectedSubtask(state).hints).toEqual(['Új'])
  })

  test('end quietly when the server has no more', () => {
    const state = play({ type: 'called', call: 'hint' }, { type: 'call-failed', call: 'hint', code: 'not-found' })
    expect(selectedSubtask(state).isHintsLeft).toBe(false)
    expect(state.phase).toEqual({ name: 'answering' })
  })
})

describe('steps', () => {
  test('lead only to sub-tasks that are finished or current', () => {
    const fresh = initialPlayerState(exercise)
    expect(playerReducer(fresh, { type: 'step-selected', index: 1 })).toBe(fresh)
    const state = play(...check('correct'), { type: 'step-selected', index: 1 })
    expect(state.selected).toBe(1)
  })

  test('go on to the first field of the next sub-task', () => {
    const state = play(...check('correct'), { type: 'next-asked' })
    expect(state).toMatchObject({
      selected: 1,
      phase: { name: 'answering' },
      focus: { at: 'field', control: 0, field: 0 },
    })
    expect(selectedRef(state)).toEqual({ seed: 7, difficultyLevel: 2, subTask: 1 })
  })

  test('do not go on from a sub-task that is not finished', () => {
    expect(play({ type: 'next-asked' }).selected).toBe(0)
  })

  test('keep the answers of a finished sub-task from being edited', () => {
    const state = play(type('alma'), ...check('correct'), type('körte'))
    expect(control(state)).toMatchObject({ draft: 'alma', mark: 'correct' })
  })

  test('lead back to the congratulation after the last one, which is new in a new round only', () => {
    const again = [{ type: 'celebration-closed' }, { type: 'next-asked' }] as const
    const secondTime = { name: 'celebrating', isFirst: false }
    expect(play(...solved, ...again).phase).toEqual(secondTime)
    const renewed = [...solved, { type: 'renewed', exercise }] as const
    expect(play(...renewed, { type: 'renewal-undone' }, { type: 'next-asked' }).phase).toEqual(secondTime)
    expect(play(...renewed, ...solved).phase).toEqual({ name: 'celebrating', isFirst: true })
  })

  test('of a round that is found solved lead to the congratulation as to one that has been', () => {
    const start = initialPlayerState(exercise)
    const { subTasks } = play(...solved)
    const progress = { finished: 2, selected: 1, subTasks }
    const found = [
      resumedPlayerState(start, { finished: 2, subTasks: [] }),
      playerReducer(start, { type: 'restored', progress, isFieldLeft: false }),
    ]
    for (const state of found) {
      const last = playerReducer(state, { type: 'step-selected', index: 1 })
      expect(playerReducer(last, { type: 'next-asked' }).phase).toEqual({ name: 'celebrating', isFirst: false })
    }
  })
})

describe('what was done on another device', () => {
  const resumed = resumedPlayerState(initialPlayerState(exercise), {
    finished: 1,
    subTasks: [
      { attempts: 2, hints: ['Nézd meg!'], isHintsLeft: true, answers: ['alma'] },
      { attempts: 3, hints: [], isHintsLeft: false },
    ],
  })

  test('is there, and the pupil goes on at the next sub-task', () => {
    expect(resumed).toMatchObject({ finished: 1, selected: 1, phase: { name: 'answering' } })
    expect(resumed.subTasks[0]).toMatchObject({
      attempts: 2,
      hints: ['Nézd meg!'],
      isHintsLeft: true,
      controls: [{ draft: 'alma', mark: 'correct' }],
    })
    expect(resumed.subTasks[1]).toMatchObject({ attempts: 3, controls: [{ draft: '' }] })
  })

  test('stays where this device knows of less', () => {
    const start = initialPlayerState(exercise)
    const progress = { finished: 0, selected: 0, subTasks: start.subTasks }
    expect(playerReducer(resumed, { type: 'restored', progress, isFieldLeft: false })).toBe(resumed)
  })

  test('is joined with what was typed here, and no hint is lost', () => {
    const start = initialPlayerState(exercise)
    const further = resumedPlayerState(start, {
      finished: 0,
      subTasks: [{ attempts: 1, hints: ['Nézd meg!', 'Számold ki!'], isHintsLeft: false }],
    })
    const typed = { ...start.subTasks[0], ...play(type('körte')).subTasks[0], hints: ['Nézd meg!'], attempts: 0 }
    const progress = { finished: 0, selected: 0, subTasks: [typed, start.subTasks[1]] } as ExerciseDraft
    const joined = playerReducer(further, { type: 'restored', progress, isFieldLeft: false })
    expect(joined.subTasks[0]).toMatchObject({
      attempts: 1,
      hints: ['Nézd meg!', 'Számold ki!'],
      isHintsLeft: false,
      controls: [{ draft: 'körte' }],
    })
  })
})

test('new numbers start the exercise afresh', () => {
  const state = play(
    ...solved,
    { type: 'called', call: 'renewal' },
    { type: 'renewed', exercise: { ...exercise, seed: 8 } },
  )
  expect(state).toMatchObject({ run: 1, finished: 0, selected: 0, phase: { name: 'answering' } })
  expect(selectedRef(state).seed).toBe(8)
})

test('new numbers that cannot be made leave everything as it is', () => {
  const before = play(type('alma'))
  const called = playerReducer(before, { type: 'called', call: 'renewal' })
  const state = playerReducer(called, { type: 'call-failed', call: 'renewal', code: 'network-request-failed' })
  expect(state.subTasks).toEqual(before.subTasks)
  expect(state.phase).toMatchObject({ name: 'told', message: { kind: 'call-failed', call: 'renewal' } })
})
