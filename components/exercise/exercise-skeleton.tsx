import { Skeleton } from '@/components/ui/skeleton'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { FetchPlayerAhead } from './lazy-exercise-player'

/** The frame of the exercise page while the exercise loads. */
export function ExerciseSkeleton() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <FetchPlayerAhead />
      <div className="flex h-16 items-center justify-center px-6">
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
      <main aria-busy="true" className="mx-auto w-full max-w-[46rem] space-y-7 px-4 pt-10 sm:px-6">
        <p role="status" className="text-quiet">
          {exerciseMessages.loading}
        </p>
        <div className="space-y-3">
          <Skeleton className="h-7 w-full" />
          <Skeleton className="h-7 w-2/3" />
        </div>
        <Skeleton className="h-14 w-48" />
      </main>
      <div className="h-18 border-t border-line bg-raised" />
    </div>
  )
}
