import { ExternalLink } from '@/components/ui/external-link'
import type { Video } from '@/lib/domain/collection/model'
import { EXERCISE_LINK_CLASS } from './exercise-links'

interface VideoLinkProps {
  /** The one that was chosen, or a search. */
  readonly video: Video
  readonly place: keyof typeof CLASSES
}

/**
 * Where there is room it stands beside the title of the exercise, after what explains its skill here. There a phone would lose
 * a line before the answer, and a tablet the title its line: they have it in the row of links below.
 */
const CLASSES = {
  title:
    'inline-flex min-h-11 items-center text-base text-quiet underline underline-offset-4 max-lg:hidden handheld:hidden',
  links: `${EXERCISE_LINK_CLASS} lg:roomy:hidden`,
  /** In the row of links on every screen, where nothing explains the skill here. */
  alone: EXERCISE_LINK_CLASS,
} as const

/** Leads from an exercise to a video about it, or to a search for one, on a site that is not ours. */
export function VideoLink({ video: { title, address }, place }: VideoLinkProps) {
  return (
    <ExternalLink href={address} className={CLASSES[place]}>
      {title}
    </ExternalLink>
  )
}
