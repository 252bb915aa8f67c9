import * as z from 'zod/mini'
import { numberText } from '../number-text'

/* The parts of which the schemas of the figures are made. zod/mini, since a browser loads them with the drawings. */

const LARGEST = 1_000_000_000

/** A number of a figure: a plain decimal, or a Fraction of the language as text. */
export const Num = z.union([
  z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST)),
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}\/[1-9]\d{0,8}$/)),
    z.transform((text: string) => {
      const [top, bottom] = text.split('/')
      return Number(top) / Number(bottom)
    }),
  ),
])

export const PositiveNum = Num.check(z.refine((value) => value > 0, 'expected a number above 0'))

/** A text in a picture; a number becomes one as it is written in Hungarian, and minus signs are real ones. */
export const Label = z.pipe(
  z.union([z.string().check(z.maxLength(60)), z.number()]),
  z.transform((value: string | number) =>
    typeof value === 'number' ? numberText(value) : value.replace(/(^|[^\p{L}\d)])-(?=\d)/gu, '$1\u2212'),
  ),
)

export const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most))

/** A place, as `[x y]`. */
export const XY = z.readonly(z.tuple([Num, Num]))

/** What a drawn thing is coloured with. Where colours tell things apart, so do patterns, dashes or labels. */
export const Color = z.enum(['leaf', 'sky', 'sun', 'berry', 'ink'])
export type Color = z.infer<typeof Color>

/** What a blind pupil gets instead of the picture; every figure has one. */
export const alt = { alt: z.string().check(z.regex(/\S/, 'expected a text alternative'), z.maxLength(600)) }

const optionalLabel = { label: z.optional(Label) }
const looks = { ...optionalLabel, color: z.optional(Color), dashed: z.optional(z.boolean()) }

const PointMap = z.strictObject({
  at: XY,
  ...optionalLabel,
  color: z.optional(Color),
  open: z.optional(z.boolean()),
})
export type PlacedPoint = z.infer<typeof PointMap>

/** `[x y]`, `[x y "P"]`, or a map that also says how it looks. */
export const PlacedPoint = z.union([
  z.pipe(
    XY,
    z.transform((at: z.infer<typeof XY>): PlacedPoint => ({ at })),
  ),
  z.pipe(
    z.tuple([Num, Num, Label]),
    z.transform(([x, y, label]: [number, number, string]): PlacedPoint => ({ at: [x, y], label })),
  ),
  PointMap,
])

const SegmentMap = z.strictObject({ from: XY, to: XY, ...looks, arrow: z.optional(z.boolean()) })
export type Segment = z.infer<typeof SegmentMap>

/** `[[x y] [x y]]`, or a map that also says how it looks. */
export const Segment = z.union([
  z.pipe(
    z.tuple([XY, XY]),
    z.transform(([from, to]: [z.infer<typeof XY>, z.infer<typeof XY>]): Segment => ({ from, to })),
  ),
  SegmentMap,
])

const Places = z.array(XY).check(z.minLength(2), z.maxLength(2000))
const PathMap = z.strictObject({ points: Places, ...looks, shaded: z.optional(z.boolean()) })
export type Path = z.infer<typeof PathMap>

/** `[[x y] …]`, or a map that also says how it looks. */
export const Path = z.union([
  z.pipe(
    Places,
    z.transform((points: z.infer<typeof Places>): Path => ({ points })),
  ),
  PathMap,
])

/** A list of something that may be missing. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, most = 40) =>
  z._default(z.array(item).check(z.maxLength(most)), [])
