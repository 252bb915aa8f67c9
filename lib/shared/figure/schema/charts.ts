import * as z from 'zod/mini'
import { alt, count, Label, listOf, Num, PositiveNum } from './values'

const part = {
  parts: count(100),
  shaded: z._default(z.union([z.int().check(z.minimum(0)), z.array(count(100))]), 0),
  label: z.optional(Label),
}

interface Shares {
  readonly parts: number
  readonly shaded: number | readonly number[]
}

const hasItsParts = ({ parts, shaded }: Shares) => [shaded].flat().every((index) => index <= parts)
const outside = { error: 'more is shaded than there are parts', path: ['shaded'] }

/** How many parts, and which are shaded: so many from the first on, or those with these numbers, from 1. */
const Parted = z.strictObject(part).check(z.refine(hasItsParts, outside))
export type Parted = z.infer<typeof Parted>

const own = { ...part, parts: z.optional(count(100)) }
const hasOneForm = (parts: number | undefined, several: readonly Parted[]) =>
  (parts === undefined) !== (several.length === 0)
const ownHasItsParts = ({ parts = 100, shaded }: { parts?: number | undefined; shaded: number | number[] }) =>
  hasItsParts({ parts, shaded })

export const FractionBar = z
  .strictObject({ kind: z.literal('fraction-bar'), ...alt, ...own, bars: listOf(Parted, 6) })
  .check(
    z.refine(ownHasItsParts, outside),
    z.refine(({ parts, bars }) => hasOneForm(parts, bars), 'give either parts or bars'),
  )
export type FractionBar = z.infer<typeof FractionBar>

export const FractionPie = z
  .strictObject({ kind: z.literal('fraction-pie'), ...alt, ...own, pies: listOf(Parted, 6) })
  .check(
    z.refine(ownHasItsParts, outside),
    z.refine(({ parts, pies }) => hasOneForm(parts, pies), 'give either parts or pies'),
  )
export type FractionPie = z.infer<typeof FractionPie>

const Values = z.array(Num).check(z.minLength(1), z.maxLength(24))
const Series = z.strictObject({ name: Label, values: Values })

export const BarChart = z
  .strictObject({
    kind: z.literal('bar-chart'),
    ...alt,
    categories: z.array(Label).check(z.minLength(1), z.maxLength(24)),
    values: z.optional(Values),
    series: listOf(Series, 3),
    'x-title': z.optional(Label),
    'y-title': z.optional(Label),
    'y-step': z.optional(PositiveNum),
    'y-max': z.optional(Num),
    'value-labels': z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ values, series }) => (values === undefined) !== (series.length === 0), 'give either values or series'),
    z.refine(
      ({ categories, values = [], series }) =>
        [...(values.length > 0 ? [values] : []), ...series.map((one) => one.values)].every(
          ({ length }) => length === categories.length,
        ),
      'a series needs a value for each category',
    ),
    z.refine(
      ({ values = [], series, ...chart }) => {
        const all = [...values, ...series.flatMap((one) => one.values)]
        const span = Math.max(0, ...all, chart['y-max'] ?? 0) - Math.min(0, ...all)
        return chart['y-step'] === undefined || span / chart['y-step'] <= 40
      },
      { error: 'more than 40 lines', path: ['y-step'] },
    ),
  )
export type BarChart = z.infer<typeof BarChart>

/** `[label share]`, and perhaps a text inside of the sector. Shares are in proportion to their sum. */
const Sector = z.union([
  z.pipe(
    z.tuple([Label, PositiveNum]),
    z.transform(([label, share]: [string, number]): { label: string; share: number; inner?: string } => ({
      label,
      share,
    })),
  ),
  z.pipe(
    z.tuple([Label, PositiveNum, Label]),
    z.transform(([label, share, inner]: [string, number, string]) => ({ label, share, inner })),
  ),
])

export const PieChart = z.strictObject({
  kind: z.literal('pie-chart'),
  ...alt,
  sectors: z.array(Sector).check(z.minLength(2), z.maxLength(8)),
})
export type PieChart = z.infer<typeof PieChart>

export const Clock = z
  .strictObject({
    kind: z.literal('clock'),
    ...alt,
    hour: z.optional(z.int().check(z.minimum(0), z.maximum(24))),
    minute: z._default(z.int().check(z.minimum(0), z.maximum(59)), 0),
    hands: z._default(z.boolean(), true),
    from: z._default(z.int().check(z.minimum(0), z.maximum(12)), 1),
    numerals: z._default(z.enum(['all', 'quarters', 'roman', 'none']), 'all'),
  })
  .check(
    z.refine(({ hour, hands }) => hands === (hour !== undefined), {
      error: 'expected with hands, and without them none',
      path: ['hour'],
    }),
  )
export type Clock = z.infer<typeof Clock>

const Row = z.array(Label).check(z.minLength(1), z.maxLength(12))

export const Table = z
  .strictObject({
    kind: z.literal('table'),
    ...alt,
    head: z.optional(Row),
    rows: z.array(Row).check(z.minLength(1), z.maxLength(40)),
    'row-heads': z._default(z.boolean(), false),
  })
  .check(
    z.refine(
      ({ head, rows }) => rows.every(({ length }) => length === (head ?? rows[0])?.length),
      'the rows are not of one length',
    ),
  )
export type Table = z.infer<typeof Table>
