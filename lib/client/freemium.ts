import { EXERCISE_LIMIT, TIME_WINDOW_HOURS, type Usage } from '@/lib/domain/freemium/model'
import { callApi } from './api'

const TERMS = { timeWindowHours: String(TIME_WINDOW_HOURS), exerciseLimit: String(EXERCISE_LIMIT) }

/** How the signed-in user stands with the free tier, seen from an exercise, if any. @throws ApiError */
export function requestUsage(currentExerciseId?: string): Promise<Usage> {
  return callApi('GET /freemium/usage', { query: { ...TERMS, currentExerciseId } })
}
