import { ExternalLink } from '@/components/ui/external-link'
import type { Video } from '@/lib/domain/collection/model'
import { externalLinkMessages } from '@/lib/shared/messages/external-link'
import { videoMessages as messages } from '@/lib/shared/messages/video'
import { videoSearch } from '@/lib/shared/video-search'

/** Short, as a list of a grade has it a hundred times. */
const HINT_ID = 'v'

/** Says of all links to videos that they lead elsewhere; once on the page. */
export function VideoLinkHint() {
  return (
    <p id={HINT_ID} hidden>
      {externalLinkMessages.hint}
    </p>
  )
}

interface VideoLinkProps {
  /** The one that was chosen for it, if there is one. */
  readonly video: Video | undefined
  /** For which it is searched. */
  readonly grade: number | undefined
  /** What is searched for where none was chosen: a topic, or what is trained. */
  readonly what: string
  /** What the row calls its exercise, where a link is about that alone. */
  readonly of?: string | undefined
  /** Id of the element that names the topic, where links are about that. */
  readonly topicId?: string
}

/** Leads to a video, or to a search for one, on a site that is not ours. It follows what explains the same here. */
export function VideoLink({ video, grade, what, of: exercise, topicId }: VideoLinkProps) {
  const { title, address } = video ?? videoSearch(grade, what)
  return (
    <ExternalLink
      href={address}
      label={exercise && messages.of(title, exercise)}
      describedBy={topicId ? `${topicId} ${HINT_ID}` : HINT_ID}
    >
      {title}
    </ExternalLink>
  )
}
