import { videoMessages } from './messages/video'

/** A video, or a search for one, on a site that is not ours. */
interface VideoElsewhere {
  /** What the link to it says. */
  readonly title: string
  readonly address: string
}

/**
 * Where videos are searched for.
 *
 * @param grade for which; `undefined` for all
 * @param what a topic, or what is trained
 */
export function videoSearch(grade: number | undefined, what: string): VideoElsewhere {
  // Letters stand as they are, which browsers take as well, since a list has a hundred of these.
  const query = videoMessages
    .words(grade, what)
    .replace(/[^\p{L}\d ]/gu, encodeURIComponent)
    .replaceAll(' ', '+')
  return { title: videoMessages.search, address: `https://youtube.com/results?search_query=${query}` }
}
