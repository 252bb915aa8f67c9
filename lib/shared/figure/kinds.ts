/** The names of the figure functions that an author calls in a figure fence; see docs/figures.md. */
export const FIGURE_KINDS = [
  'number-line',
  'coordinate-plane',
  'sketch',
  'polygon',
  'circle',
  'fraction-bar',
  'fraction-pie',
  'bar-chart',
  'box-plot',
  'pie-chart',
  'clock',
  'box',
  'grid',
  'table',
] as const

export type FigureKind = (typeof FIGURE_KINDS)[number]
