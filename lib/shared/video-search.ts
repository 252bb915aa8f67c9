import { videoMessages } from './messages/video'

/**
 * Where videos are searched for, on a site that is not ours.
 *
 * @param grade for which; `undefined` for all
 * @param what a topic, or what is trained
 */
export function videoSearchAddress(grade: number | undefined, what: string): string {
  // Letters stand as they are, which browsers take as well, since a list has a hundred of these.
  const query = videoMessages
    .words(grade, what)
    .replace(/[^\p{L}\d ]/gu, encodeURIComponent)
    .replaceAll(' ', '+')
  return `https://youtube.com/results?search_query=${query}`
}
