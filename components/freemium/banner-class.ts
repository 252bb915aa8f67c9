import type { BannerTone } from './banner-content'

/** The ground and the border of a banner in either variant. */
export const BANNER_CLASSES: Readonly<Record<BannerTone, string>> = {
  calm: 'border-line bg-leaf-wash',
  last: 'border-line bg-raised',
  limit: 'border-berry bg-berry-wash',
  offer: 'border-line bg-sun-wash',
  fault: 'border-line bg-sky-wash',
}
