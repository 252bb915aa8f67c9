import { ArrowRightIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import type { OpenExercise } from '@/lib/domain/practice/model/open-exercise'
import { practiceMessages as messages } from '@/lib/shared/messages/practice'

/** The way back into the exercise that was begun last and is not finished, on whatever device that was. */
export function GoOn({ title, path, step, of }: OpenExercise) {
  return (
    <SiteLink
      href={path}
      className="flex items-center justify-between gap-4 rounded-card border border-leaf bg-leaf-wash px-5 py-4 hover:shadow-card"
    >
      <span className="min-w-0">
        <span className="block font-display text-xl font-bold">{messages.goOn}</span>
        <span className="block leading-snug">{title}</span>
        <span className="block text-base text-quiet">{messages.goOnAt(step, of)}</span>
      </span>
      <ArrowRightIcon className="shrink-0 text-leaf" />
    </SiteLink>
  )
}
