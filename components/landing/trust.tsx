import { SiteLink } from '@/components/ui/site-link'
import { landingMessages } from '@/lib/shared/messages/landing'
import { CalendarIcon, NoAdvertIcon, PeopleIcon, TwoClicksIcon } from './trust-icons'

const { trust } = landingMessages

/** What a parent wants to know before anything else. */
export function Trust() {
  return (
    <ul className="page-width grid grid-cols-1 gap-x-6 gap-y-1 py-6 font-semibold min-[22rem]:grid-cols-2 lg:grid-cols-4">
      <Point Icon={NoAdvertIcon}>{trust.noAdverts}</Point>
      <Point Icon={CalendarIcon}>{trust.withdrawal}</Point>
      <Point Icon={TwoClicksIcon}>{trust.cancel}</Point>
      <Point Icon={PeopleIcon}>
        <SiteLink href="/about" className="inline-flex min-h-12 items-center underline underline-offset-4">
          {trust.authors}
        </SiteLink>
      </Point>
    </ul>
  )
}

function Point({ Icon, children }: { readonly Icon: typeof CalendarIcon; readonly children: React.ReactNode }) {
  return (
    <li className="flex min-h-12 items-center gap-2.5 leading-snug">
      <Icon size={26} className="shrink-0 text-leaf" />
      {children}
    </li>
  )
}
