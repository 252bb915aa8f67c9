import { z } from 'zod'
import type { ContentFault } from './content-fault'
import { type ListFile, parseList, type ReadList, readList } from './list-file'

/** How much something of daily life is today: authors keep the numbers of stories within its range. */
const MagnitudeSource = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'),
    title: z.string().min(3).describe('What is meant, for authors'),
    unit: z.string().min(1).describe('The unit of both ends, such as Ft/kg'),
    from: z.number().positive().describe('The least that is usual'),
    to: z.number().positive().describe('The most that is usual; the same as the least where there is one value'),
    date: z
      .string()
      .regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'is no year and no month, such as 2026 or 2026-01')
      .describe('The year or month that it is true of'),
    source: z
      .enum(['price-list', 'official', 'estimate'])
      .describe('A published price, a law or statistic, or what an author thinks usual'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is less than from' })
type Magnitude = z.output<typeof MagnitudeSource>

/** Reads the magnitudes in a folder of content. */
export function readMagnitudes(folder: string): Promise<ReadList<Magnitude>> {
  return readList(folder, 'magnitudes.yaml', MagnitudeSource)
}

/** Parses the text of the list of magnitudes. */
export function parseMagnitudes(file: string, text: string): ReadList<Magnitude> {
  return parseList(file, text, MagnitudeSource)
}

/** Each magnitude stands in the list once. */
export function checkMagnitudes({ file, items, lineOf }: ListFile<Magnitude>): readonly ContentFault[] {
  return items.flatMap(({ id }, index) =>
    items.findIndex((other) => other.id === id) === index
      ? []
      : [{ file, line: lineOf([index]), reason: `${id} is there already` }],
  )
}
