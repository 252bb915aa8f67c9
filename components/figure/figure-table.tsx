import { ScrollableRegion } from '@/components/rich-text/scrollable-region'
import { plainLabel } from '@/lib/shared/figure/draw/label-text'
import type { Table } from '@/lib/shared/figure/schema/charts'

interface FigureTableProps {
  readonly table: Table
}

const CELL = 'border border-control px-3 py-1.5 text-center'
const HEAD = `${CELL} bg-leaf-wash font-semibold`

/** A table stays one for screen readers too, so that they can walk its cells; the alternative is its caption. */
export function FigureTable({ table: { alt, head, rows, 'row-heads': hasRowHeads } }: FigureTableProps) {
  return (
    <ScrollableRegion as="div" label={alt} className="overflow-x-auto break-inside-avoid">
      <table className="border-collapse bg-raised font-normal tabular-nums">
        <caption className="sr-only">{alt}</caption>
        {head && (
          <thead>
            <tr>
              {head.map((text, column) => (
                <th key={column} scope="col" className={HEAD}>
                  {plainLabel(text)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((text, column) =>
                hasRowHeads && column === 0 ? (
                  <th key={column} scope="row" className={HEAD}>
                    {plainLabel(text)}
                  </th>
                ) : (
                  <td key={column} className={CELL}>
                    {plainLabel(text)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableRegion>
  )
}
