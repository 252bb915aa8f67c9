/* Of what a pupil does with an exercise; apart from the others, since the landing page needs no more of them. */
import { Icon, type IconProps } from './icon'

export function HintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2v.2h5.4v-.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z" />
    </Icon>
  )
}

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} path="M20 11a8 8 0 1 0-.7 4.5M20 4v7h-7" />
}

export function SmileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M8 14c1.2 1.4 2.5 2 4 2s2.8-.6 4-2M8.7 9.5v.2M15.3 9.5v.2" />
    </Icon>
  )
}

export function FrownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M8 15.5c1.2-1.2 2.5-1.8 4-1.8s2.8.6 4 1.8M8.7 9.5v.2M15.3 9.5v.2" />
    </Icon>
  )
}
