import { Icon, type IconProps } from '@/components/ui/icon'

export function SpeechIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h16a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-8.5L6.5 21v-4H4a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 4 4.5z" />
      <path d="M7.5 9h9M7.5 12.7h5.5" />
    </Icon>
  )
}

/** A not-equal sign. */
export function MistakeIcon(props: IconProps) {
  return <Icon {...props} strokeWidth={2.4} path="M4.5 9h15M4.5 15h15M16 4L8 20" />
}

export function HourglassIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h12M6 21h12M7.5 3v3.5c0 2.5 4.5 4 4.5 5.5s-4.5 3-4.5 5.5V21M16.5 3v3.5c0 2.5-4.5 4-4.5 5.5s4.5 3 4.5 5.5V21" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M11 18.3h2" />
    </Icon>
  )
}

export function GrowthIcon(props: IconProps) {
  return <Icon {...props} path="M3 20.5h4.5v-5H12v-5h4.5v-5H21M3 11l7-7M10 4H5.8M10 4v4.2" />
}

export function LeafIcon(props: IconProps) {
  return <Icon {...props} path="M5 19.5C3.5 10 9 4.5 20.5 4c0 11-5 16.5-13 15M4 21c2-5 5-8.5 9.5-11" />
}
