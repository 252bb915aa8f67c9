import * as z from 'zod/mini'
import { parseJson } from './figure-fence'
import type { FigureKind } from './kinds'
import { BarChart, Clock, FractionBar, FractionPie, PieChart, Table } from './schema/charts'
import { BoxPlot, CoordinatePlane, NumberLine, Sketch } from './schema/lines'
import { BoxFigure, CircleFigure, Grid, Polygon } from './schema/shapes'

const schemas = {
  'number-line': NumberLine,
  'coordinate-plane': CoordinatePlane,
  sketch: Sketch,
  polygon: Polygon,
  circle: CircleFigure,
  'fraction-bar': FractionBar,
  'fraction-pie': FractionPie,
  'bar-chart': BarChart,
  'box-plot': BoxPlot,
  'pie-chart': PieChart,
  clock: Clock,
  box: BoxFigure,
  grid: Grid,
  table: Table,
} satisfies Record<FigureKind, z.core.$ZodType>

/** A figure whose options are all right, by kind. */
export type Figure = { [Kind in FigureKind]: z.infer<(typeof schemas)[Kind]> }[FigureKind]

/** A figure that is a picture, as all are but tables. */
export type DrawnFigure = Exclude<Figure, Table>

const Kind = z.object({ kind: z.enum(Object.keys(schemas) as [FigureKind, ...FigureKind[]]) }) // the keys as typed above

/** The names of all options of a kind. */
export function optionsOf(kind: FigureKind): readonly string[] {
  return Object.keys(schemas[kind].shape).filter((option) => option !== 'kind')
}

/** What is wrong with a figure, and where: "points.0.1: expected …". */
export type FigureFault = string

/** Reads a figure as `figureJson` writes it: the figure, or what is wrong with it. */
export function parseFigure(json: string): Figure | { readonly faults: readonly FigureFault[] } {
  const data = parseJson(json)
  const kind = Kind.safeParse(data)
  if (!kind.success) return { faults: ['this is no figure'] }
  const parsed = schemas[kind.data.kind].safeParse(data)
  return parsed.success ? parsed.data : { faults: parsed.error.issues.map(faultOf) }
}

function faultOf({ path, message }: z.core.$ZodIssue): FigureFault {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message
}
