import { ExternalLink } from '@/components/ui/external-link'
import { videoMessages } from '@/lib/shared/messages/video'
import { videoSearchAddress } from '@/lib/shared/video-search'

interface VideoSearchLinkProps {
  readonly grade: number
  /** What is trained. */
  readonly what: string
}

/** In the header of an exercise, after what explains its skill: the search for videos elsewhere. A phone has no room for it. */
export function VideoSearchLink({ grade, what }: VideoSearchLinkProps) {
  return (
    <ExternalLink
      href={videoSearchAddress(grade, what)}
      className="inline-flex min-h-11 items-center text-base text-quiet underline underline-offset-4 handheld:hidden"
    >
      {videoMessages.search}
    </ExternalLink>
  )
}
