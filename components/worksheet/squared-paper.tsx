import { worksheetMessages } from '@/lib/shared/messages/worksheet'

/** The side of a square in Hungarian exercise books. */
const SQUARE_MM = 5
/** As wide as A4 between margins of 15 mm; a narrower page shows what fits. */
const COLUMNS = 36

/** Squares to calculate on. The lines are drawn, so that they print without backgrounds. */
export function SquaredPaper({ rows }: { readonly rows: number }) {
  const [width, height] = [COLUMNS * SQUARE_MM, rows * SQUARE_MM]
  return (
    <div className="overflow-hidden break-inside-avoid">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={`${width}mm`}
        height={`${height}mm`}
        role="img"
        aria-label={worksheetMessages.calculation}
        className="block max-w-none"
      >
        <path d={`${lines(rows, 'h', width)}${lines(COLUMNS, 'v', height)}`} stroke="#a9b8af" strokeWidth={0.2} />
      </svg>
    </div>
  )
}

/** The lines of a grid in one direction, the outermost ones half inside, as a path. */
function lines(count: number, direction: 'h' | 'v', length: number): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = index === 0 ? 0.1 : index === count ? index * SQUARE_MM - 0.1 : index * SQUARE_MM
    return direction === 'h' ? `M0 ${at}h${length}` : `M${at} 0v${length}`
  }).join('')
}
