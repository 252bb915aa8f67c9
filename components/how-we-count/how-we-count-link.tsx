import { SiteLink } from '@/components/ui/site-link'
import { HOW_WE_COUNT_PATH } from '@/lib/domain/practice/model'
import { howWeCountMessages } from '@/lib/shared/messages/how-we-count'

/** The way to the page that tells parents how practice is counted. */
export function HowWeCountLink() {
  return (
    <SiteLink
      href={HOW_WE_COUNT_PATH}
      className="inline-flex min-h-11 items-center text-base font-semibold text-leaf underline underline-offset-4"
    >
      {howWeCountMessages.link}
    </SiteLink>
  )
}
