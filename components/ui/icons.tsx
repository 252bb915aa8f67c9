import { Icon, type IconProps } from './icon'

export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="M5 5l14 14M19 5L5 19" />
}

export function MenuIcon(props: IconProps) {
  return <Icon {...props} path="M4 6.5h16M4 12h16M4 17.5h16" />
}

export function CheckIcon(props: IconProps) {
  return <Icon {...props} path="M4.5 12.5l5 5L19.5 7" />
}

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M7.5 12.3l3.2 3.2 6-6.7" />
    </Icon>
  )
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7v6M12 16.6v.1" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 11v6M12 7.3v.1" />
    </Icon>
  )
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M3 9.4a13.5 13.5 0 0 1 4.6-3M12 5.4a13.5 13.5 0 0 1 9 4M7.4 14.2a7 7 0 0 1 4-2M15.2 13l1.4 1.2M12 18.8v.1" />
    </Icon>
  )
}

export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} path="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
}

export function ArrowUpIcon(props: IconProps) {
  return <Icon {...props} path="M12 19.5V5M5.5 11.5L12 5l6.5 6.5" />
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path="M5.5 9l6.5 6.5L18.5 9" />
}

export function BackIcon(props: IconProps) {
  return <Icon {...props} path="M19.5 12H5M11 5.5L4.5 12l6.5 6.5" />
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.6A15 15 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1" />
    </Icon>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M3.5 7l8.5 6 8.5-6" />
    </Icon>
  )
}

export function FlagIcon(props: IconProps) {
  return <Icon {...props} path="M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0" />
}

export function PencilIcon(props: IconProps) {
  return <Icon {...props} path="M4 20l1.2-4.8L16.4 4l3.6 3.6L8.8 18.8zM13.6 6.8l3.6 3.6" />
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M18.7 5.3l-1.5 1.5M6.8 17.2l-1.5 1.5" />
    </Icon>
  )
}

export function MoonIcon(props: IconProps) {
  return <Icon {...props} path="M20.5 14.2A8.8 8.8 0 0 1 9.8 3.5a8.8 8.8 0 1 0 10.7 10.7z" />
}

export function MonitorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4" width="19" height="13" rx="2.5" />
      <path d="M8.5 20.5h7" />
    </Icon>
  )
}

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5V3h10v5.5M7 17.5H4.5A1.5 1.5 0 0 1 3 16v-6a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v7H7z" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="7" />
      <path d="M15.7 15.7l5.3 5.3" />
    </Icon>
  )
}
