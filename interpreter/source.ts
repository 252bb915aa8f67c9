/** A stretch of source text. Offsets count UTF-16 units; `end` is the first offset behind the stretch. */
export interface Span {
  readonly source: string
  readonly start: number
  readonly end: number
}

export function wholeOf(source: string): Span {
  return { source, start: 0, end: source.length }
}

/** Where something stands, as people count: lines and columns from 1, a column being one Unicode code point. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly offset: number
  readonly length: number
}

/** Worked out only when somebody asks, which in a script without errors is never. */
export function positionOf({ source, start, end }: Span): Position {
  const lines = source.slice(0, start).split('\n')
  const column = [...(lines.at(-1) ?? '')].length + 1
  return { line: lines.length, column, offset: start, length: end - start }
}
