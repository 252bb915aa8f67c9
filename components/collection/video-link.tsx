import { ExternalLink } from '@/components/ui/external-link'
import { gradeMessages as messages } from '@/lib/shared/messages/collections'
import { externalLinkMessages } from '@/lib/shared/messages/external-link'

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
  readonly grade: number
  /** The title of the topic. */
  readonly topic: string
  /** Id of the element that holds it. */
  readonly topicId: string
  /** The address of a video of ours, if there is one. */
  readonly video: string | undefined
}

/** Leads to a video about a topic, or to a search for one, on a site that is not ours. */
export function VideoLink({ grade, topic, topicId, video }: VideoLinkProps) {
  return (
    <ExternalLink
      href={video ?? searchAddress(messages.videoSearch(grade, topic))}
      describedBy={`${topicId} ${HINT_ID}`}
    >
      {video === undefined ? messages.searchVideo : messages.video}
    </ExternalLink>
  )
}

function searchAddress(words: string): string {
  // Letters stand as they are, which browsers take as well, since a page has a hundred of these.
  const query = words.replace(/[^\p{L}\d ]/gu, encodeURIComponent).replaceAll(' ', '+')
  return `https://youtube.com/results?search_query=${query}`
}
