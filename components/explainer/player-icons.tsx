import { Icon } from '@/components/ui/icon'

export function PlayIcon() {
  return <Icon size={22} path="M7 4.5v15l12.5-7.5z" />
}

export function PauseIcon() {
  return <Icon size={22} path="M8 5v14M16 5v14" />
}

export function VoiceIcon() {
  return <Icon size={22} path="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
}
