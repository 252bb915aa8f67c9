import { ExerciseSkeleton } from '@/components/exercise/exercise-skeleton'

export default function Loading() {
  return <ExerciseSkeleton />
}
