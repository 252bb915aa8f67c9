import { Icon, type IconProps } from '@/components/ui/icon'

export function ExamPaperIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 2.5h8.5L19 7v13a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20V4a1.5 1.5 0 0 1 1-1.5zM14 2.5V7h5M8.5 12l1.5 1.5 2.5-3M15 12.2h.8M8.5 17l1.5 1.5 2.5-3M15 17.2h.8" />
    </Icon>
  )
}
