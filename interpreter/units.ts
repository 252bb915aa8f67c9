import { greatestCommonDivisor } from './fractions'
import type { Num } from './numbers'
import { degreesToRadians, divideNum, multiplyNum, radiansToDegrees } from './numbers'

/** Units of one table as whole multiples of a unit that divides them all; each number is exact in a double. */
type Table = Readonly<Record<string, number>>

const AREA_MM2: Table = { 'mm^2': 1, 'cm^2': 1e2, 'dm^2': 1e4, 'm^2': 1e6, ar: 1e8, ha: 1e10, 'km^2': 1e12 }
/** In tenths of a millimetre: an inch is 25.4 mm. */
const LENGTH: Table = { mm: 10, cm: 100, dm: 1e3, m: 1e4, km: 1e7, in: 254, ft: 3048, mi: 16093440 }
/** In nanograms: an avoirdupois pound is 0.45359237 kg, an ounce a sixteenth of it. */
const MASS_NG: Table = {
  mg: 1e6,
  g: 1e9,
  dkg: 1e10,
  kg: 1e12,
  q: 1e14,
  t: 1e15,
  oz: 28349523125,
  lb: 453592370000,
}
const TIME_MS: Table = { ms: 1, s: 1e3, min: 6e4, h: 36e5, day: 864e5, week: 6048e5 }
const VOLUME_MM3: Table = {
  'mm^3': 1,
  'cm^3': 1e3,
  'dm^3': 1e6,
  'm^3': 1e9,
  'km^3': 1e18,
  ml: 1e3,
  cl: 1e4,
  dl: 1e5,
  l: 1e6,
  hl: 1e8,
}
const TABLES: readonly ReadonlyMap<string, number>[] = [AREA_MM2, LENGTH, MASS_NG, TIME_MS, VOLUME_MM3].map(
  (table) => new Map(Object.entries(table)),
)

const ANGLES = ['deg', 'rad']
function convertAngle(value: Num, from: string, to: string): Num {
  if (from === to) return value
  return from === 'deg' ? degreesToRadians(value) : radiansToDegrees(value)
}

/**
 * A Number in another unit of the same table; undefined when a unit is unknown or the two are of different tables. The
 * factor is a fraction in lowest terms, so a conversion by a power of ten is exact, and every other is rounded only if
 * its result needs it.
 */
export function convertUnit(value: Num, from: string, to: string): Num | undefined {
  if (ANGLES.includes(from) && ANGLES.includes(to)) return convertAngle(value, from, to)
  const table = TABLES.find((units) => units.has(from))
  const source = table?.get(from)
  const target = table?.get(to)
  if (source === undefined || target === undefined) return undefined
  const divisor = greatestCommonDivisor(source, target)
  return divideNum(multiplyNum(value, source / divisor), target / divisor)
}

/** The symbols of all units, table by table. */
export function unitNames(): string[] {
  return [...ANGLES, ...TABLES.flatMap((units) => [...units.keys()])]
}
