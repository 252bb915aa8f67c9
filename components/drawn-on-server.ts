import { CONSENT_KEY } from '@/lib/shared/cookie-consent'
import { reserveBannerRoom } from './cookie/reserve-banner-room'
import { keepEarlyPresses } from './press/keep-early-presses'
import { PAGE_IS_THERE } from './press/page-is-there'
import { RichText } from './rich-text/rich-text'
import { ExerciseTags } from './share/exercise-tags'

/**
 * What the server draws into a document once, and nobody again: browsers load neither its code nor its data. They get
 * `not-drawn-in-browsers.ts` instead, by `imports` of package.json.
 */
export const drawn = {
  RichText,
  ExerciseTags,
  /** The first script of every page. */
  firstScript: `(${keepEarlyPresses})('${PAGE_IS_THERE}');(${reserveBannerRoom})('${CONSENT_KEY}')`,
}
