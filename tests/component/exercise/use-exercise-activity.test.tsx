import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { initialPlayerState, type PlayerState } from '@/components/exercise/player/player-state'
import { useExerciseActivity } from '@/components/exercise/use-exercise-activity'
import { installActivityLog } from '@/tests/component/activity-log'

const start = (seed: number, run = 0) => {
  const task = { description: 'Mennyi?', controls: [], maxHints: 3, hasHints: true }
  return { ...initialPlayerState({ seed, difficultyLevel: 2, description: '', subTasks: [task, task] }), run }
}
const withHints = (state: PlayerState): PlayerState => ({
  ...state,
  subTasks: state.subTasks.map((subTask, index) => ({ ...subTask, hints: index === 0 ? ['a', 'b'] : ['c'] })),
})
const solved = (state: PlayerState): PlayerState => ({
  ...state,
  finished: 2,
  isCelebrated: true,
  phase: { name: 'celebrating', isFirst: true },
})

function Watched({ userId, state }: { readonly userId: string | undefined; readonly state: PlayerState }) {
  useExerciseActivity(userId, 'szamolas', state)
  return null
}

/** Opens an exercise in strict mode, where React takes each effect away and puts it back once. */
function openExercise(state: PlayerState = start(7), { userId }: { userId?: string | undefined } = { userId: 'u1' }) {
  const log = installActivityLog()
  const ui = (next: PlayerState) => (
    <StrictMode>
      <Watched userId={userId} state={next} />
    </StrictMode>
  )
  const view = render(ui(state))
  return {
    log,
    show: (next: PlayerState) => view.rerender(ui(next)),
    leave: async () => act(async () => view.unmount()),
  }
}

const dispatch = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event(type), { persisted })))

const entry = (activity: string, metadata: object) => ({ userId: 'u1', activity, metadata })
const STARTED = entry('exerciseStart', { url: 'szamolas?s=7&d=2' })
const CLOSED = entry('exerciseClose', { url: 'szamolas?s=7&d=2' })

test('an exercise that is opened and left within the site is started once and closed once', async () => {
  const { log, leave } = openExercise()
  expect(log.calls).toEqual([STARTED])
  await leave()
  expect(log.calls).toEqual([STARTED, CLOSED])
  expect(log.beacons).toEqual([])
})

test('what happens within a run starts nothing', () => {
  const { log, show } = openExercise()
  show(withHints(start(7)))
  show({ ...start(7), finished: 1, selected: 1 })
  show({ ...start(7), finished: 1, selected: 0 })
  expect(log.calls).toEqual([STARTED])
})

test('a solution is logged once, with its address and the number of hints used', () => {
  const { log, show } = openExercise()
  const state = solved(withHints(start(7)))
  show(state)
  show({ ...state, phase: { name: 'answering' } })
  show(state)
  expect(log.calls).toEqual([STARTED, entry('exerciseSolved', { url: 'szamolas?s=7&d=2', usedHints: 3 })])
})

test('what was solved before a reload is not solved again, even when the congratulation is opened once more', () => {
  const { log, show } = openExercise()
  show({ ...solved(start(7)), phase: { name: 'answering' } })
  show({ ...solved(start(7)), phase: { name: 'celebrating', isFirst: false } })
  expect(log.calls).toEqual([STARTED])
})

test('a solution that its pupil compares with the steps before the congratulation is logged once, when it is handed in', () => {
  const { log, show } = openExercise()
  const message = { kind: 'subtask-done', scheme: ['Ezt kellett belátni.'] } as const
  show({ ...solved(start(7)), isCelebrated: false, phase: { name: 'told', message } })
  const entries = [STARTED, entry('exerciseSolved', { url: 'szamolas?s=7&d=2', usedHints: 0 })]
  expect(log.calls).toEqual(entries)
  show(solved(start(7)))
  expect(log.calls).toEqual(entries)
})

test('another run is a start of its own, and what closes is the run that was on the screen', async () => {
  const { log, show, leave } = openExercise()
  show(solved(start(7)))
  show(start(8, 1))
  show(solved(start(8, 1)))
  await leave()
  expect(log.calls).toEqual([
    STARTED,
    entry('exerciseSolved', { url: 'szamolas?s=7&d=2', usedHints: 0 }),
    entry('exerciseStart', { url: 'szamolas?s=8&d=2' }),
    entry('exerciseSolved', { url: 'szamolas?s=8&d=2', usedHints: 0 }),
    entry('exerciseClose', { url: 'szamolas?s=8&d=2' }),
  ])
})

test('a page that goes away closes the exercise by beacon, and only once', async () => {
  const { log, leave } = openExercise()
  dispatch('pagehide', false)
  dispatch('pagehide', false)
  await leave()
  expect(log.beacons).toEqual([CLOSED])
  expect(log.calls).toEqual([STARTED])
})

test('a page that comes back from the browser’s memory starts the exercise again', async () => {
  const { log, leave } = openExercise()
  dispatch('pageshow', false)
  dispatch('pagehide', true)
  dispatch('pageshow', true)
  await leave()
  expect(log.beacons).toEqual([CLOSED])
  expect(log.calls).toEqual([STARTED, STARTED, CLOSED])
})

test('a beacon that the browser does not take is sent as a call', () => {
  const { log } = openExercise()
  log.refuseBeacons()
  dispatch('pagehide', false)
  expect(log.calls).toEqual([STARTED, CLOSED])
})

test('a tab that is only hidden closes nothing', () => {
  const { log } = openExercise()
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect([...log.calls, ...log.beacons]).toEqual([STARTED])
})

test('nothing is sent of visitors', async () => {
  const { log, show, leave } = openExercise(start(7), { userId: undefined })
  show(solved(start(7)))
  dispatch('pagehide', true)
  dispatch('pageshow', true)
  await leave()
  expect([...log.calls, ...log.beacons]).toEqual([])
})

test('a log that cannot be reached troubles nobody', async () => {
  const { log, leave } = openExercise()
  log.fail()
  await leave()
  expect(log.calls).toEqual([STARTED, CLOSED])
})
