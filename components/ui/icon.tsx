import type { SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox' | 'ref'> {
  /** Side in CSS pixels. */
  readonly size?: number
}

/** The frame of every line icon: 24 units square, drawn with the text's colour, silent for screen readers. */
export function Icon({ size = 22, children, ...rest }: IconProps & { readonly children: React.ReactNode }) {
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
      {children}
    </svg>
  )
}
