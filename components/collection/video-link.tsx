import { ExternalLink } from '@/components/ui/external-link'
import { gradeFiveMessages as messages } from '@/lib/shared/messages/collections'

interface VideoLinkProps {
  /** The title of the topic. */
  readonly topic: string
  /** The address of a video of ours, if there is one. */
  readonly video: string | undefined
}

/** Leads to a video about a topic, or to a search for one, on a site that is not ours. */
export function VideoLink({ topic, video }: VideoLinkProps) {
  const text = video === undefined ? messages.searchVideo : messages.video
  return (
    <ExternalLink
      href={video ?? searchAddress(messages.videoSearch(topic))}
      label={`${text}: ${topic}`}
      sign="drawn"
      className="row-aside"
    >
      {text}
    </ExternalLink>
  )
}

function searchAddress(words: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: words })}`
}
