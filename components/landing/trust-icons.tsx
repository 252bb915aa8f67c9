import { Icon, type IconProps } from '@/components/ui/icon'

/** A speech bubble, struck out. */
export function NoAdvertIcon(props: IconProps) {
  return <Icon {...props} path="M4 6h16v11H9l-5 4zM3 3l18 18" />
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="15" rx="2" />
      <path d="M4 10h16M8 3v4M16 3v4M9 15h6" />
    </Icon>
  )
}

/** A pointer with the mark of a press. */
export function TwoClicksIcon(props: IconProps) {
  return <Icon {...props} path="M9 9l11 4.5-5 1.5-1.5 5zM4 9H2.5M9 4V2.5M5.5 5.5l-1-1" />
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="3.5" />
      <path d="M3 20c0-4 3-6 6-6s6 2 6 6M16 6a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2 .8 3.5 2.7 3.5 5.5" />
    </Icon>
  )
}
