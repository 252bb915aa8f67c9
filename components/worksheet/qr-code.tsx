import { encode } from 'uqr'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'

/** Modules that stay white around a code, as its standard asks. */
const QUIET_ZONE = 4

interface QrCodeProps {
  /** The absolute address that the code leads to. */
  readonly address: string
  readonly className?: string
}

/** An address as a QR code, black on white in every scheme. It is drawn, so that it prints without backgrounds. */
export function QrCode({ address, className }: QrCodeProps) {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={worksheetMessages.code(address)}
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(darkRuns).join('')} fill="#000" />
    </svg>
  )
}

/** The dark modules of a row, neighbours as one rectangle: seams between them would show on paper. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '#' : '.')).join('')
  return [...modules.matchAll(/#+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}
