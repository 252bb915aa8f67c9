import type { ControlState } from '@/components/exercise/player/control-state'
import { initialPlayerState } from '@/components/exercise/player/player-state'
import { toReportedState } from '@/components/exercise/report/reported-state'
import { assertData } from '@/lib/adapters/shared/document-rules'
import { ErrorReportBody } from '@/lib/domain/feedback/error-report-schema'
import { everyControl } from '@/tests/support/every-control'

const start = initialPlayerState({
  seed: 7,
  difficultyLevel: 2,
  description: '',
  subTasks: [{ description: 'Mennyi?', controls: everyControl, maxHints: 3, hasHints: true }],
})

const reportOf = (state: typeof start) =>
  ErrorReportBody.parse(
    JSON.parse(
      JSON.stringify({
        description: '',
        exerciseURL: '/exercise/osszeg',
        errorType: 'other',
        exerciseState: toReportedState(state),
      }),
    ),
  ).exerciseState

const withDrafts = (edit: (control: ControlState) => ControlState, more: Partial<typeof start> = {}) => ({
  ...start,
  ...more,
  subTasks: start.subTasks.map((subTask) => ({
    ...subTask,
    controls: subTask.controls.map(edit),
    hints: ['Gondolkodj!', 'Számolj!'],
    attempts: 3,
  })),
})

test('an untouched exercise of every kind of control is a report that the server takes and a store keeps', () => {
  const state = reportOf(start)
  expect(state).toMatchObject({ seed: 7, difficultyLevel: 2, selectedSubtask: 0, numberOfFinishedTasks: 0 })
  expect(state.subTasks[0]?.answers.map(({ answer }) => answer)).toEqual([
    '',
    { numerator: '', denominator: '' },
    ['', ''],
    '',
    '',
    '',
    '',
    ['', ''],
    null,
    [null, null],
    [false, false, false],
  ])
  expect(() => assertData({ state })).not.toThrow()
})

test('what was typed and chosen, the hints and the attempts go along', () => {
  const typed = withDrafts(
    (control) => {
      if (control.type === 'number-list') return { ...control, draft: ['1', '2,5'] }
      if (control.type === 'single-choice') return { ...control, draft: 0 }
      if (control.type === 'binary-choice') return { ...control, draft: [true, undefined] }
      return control
    },
    { finished: 1 },
  )
  const state = reportOf(typed)
  expect(state).toMatchObject({ numberOfFinishedTasks: 1, subTasks: [{ numberOfHints: 2, numberOfAttempts: 3 }] })
  expect(state.subTasks[0]?.answers).toEqual(
    expect.arrayContaining([
      { type: 'number-list', answer: ['1', '2,5'] },
      { type: 'single-choice', answer: 0 },
      { type: 'binary-choice', answer: [true, null] },
    ]),
  )
})

test('a novel in a field is cut, and does not stop the report', () => {
  const state = reportOf(
    withDrafts((control) => (control.type === 'simple-text' ? { ...control, draft: 'x'.repeat(5000) } : control)),
  )
  expect(state.subTasks[0]?.answers).toContainEqual({ type: 'simple-text', answer: 'x'.repeat(1000) })
})
