import { isBoolean, isIndex, isString } from '@/components/exercise/autosave/json-guards'
import { createDraftStore, type DraftKey } from '@/lib/client/draft-store'
import { localJsonStorage } from '@/lib/client/json-storage'
import { isRecord } from '@/lib/shared/is-record'
import type { Attempt } from './attempt'
import { newAttemptId } from './attempt'
import { parseProgress, toProgress } from './exam-progress'
import type { ExamPaper } from './exam-state'

/** Begun exams by their path, in this browser: they go on for hours, without a connection too, and phones close tabs. */
const store = createDraftStore({
  storage: localJsonStorage,
  key: 'examAttempts',
  maxEntries: 10,
  maxLength: 200_000,
})

export const examDraftStore = {
  /** What was kept here; `undefined` when it does not fit the paper. */
  find(place: DraftKey, paper: ExamPaper): Attempt | undefined {
    const saved = store.find(place)
    if (!isRecord(saved)) return undefined
    const { attemptId, revision, isUploaded, sent } = saved
    const state = parseProgress(isString(attemptId) ? attemptId : newAttemptId(), saved, paper)
    return (
      state && {
        state,
        revision: isIndex(revision, Number.MAX_SAFE_INTEGER) ? revision : 0,
        isUploaded: isBoolean(isUploaded) && isUploaded,
        sent: Array.isArray(sent) ? sent.filter(isString) : [],
      }
    )
  },
  keep(place: DraftKey, { state, revision, isUploaded, sent }: Attempt, paper: ExamPaper): void {
    const progress = toProgress(state, paper)
    if (progress) store.keep(place, { attemptId: state.attemptId, revision, isUploaded, sent, ...progress })
    else store.drop(place)
  },
  drop: store.drop,
}
