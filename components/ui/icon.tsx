import type { SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'path' | 'viewBox' | 'ref'> {
  /** Side in CSS pixels. */
  readonly size?: number
}

interface FrameProps extends IconProps {
  readonly path?: string
  readonly children?: React.ReactNode
}

/**
 * The frame of every line icon: 24 units square, drawn with the text's colour, silent for screen readers.
 * Most are one path; others bring their shapes as children.
 */
export function Icon({ size = 22, path, children, ...rest }: FrameProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {path && <path d={path} />}
      {children}
    </svg>
  )
}
