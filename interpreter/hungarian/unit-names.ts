import { unitNames } from '../units'

const PREFIXES = new Map([
  ['milli', 'm'],
  ['centi', 'c'],
  ['deci', 'd'],
  ['deka', 'dk'],
  ['hekto', 'h'],
  ['kilo', 'k'],
])
const METRIC = /^(négyzet|köb)?(milli|centi|deci|deka|hekto|kilo)?(méter|gramm|liter)$/
const OTHER_NAMES = new Map([
  ['fok', 'deg'],
  ['radián', 'rad'],
  ['ár', 'ar'],
  ['hektár', 'ha'],
  ['hüvelyk', 'in'],
  ['láb', 'ft'],
  ['mérföld', 'mi'],
  ['mázsa', 'q'],
  ['tonna', 't'],
  ['uncia', 'oz'],
  ['font', 'lb'],
  ['ezredmásodperc', 'ms'],
  ['milliszekundum', 'ms'],
  ['másodperc', 's'],
  ['szekundum', 's'],
  ['perc', 'min'],
  ['óra', 'h'],
  ['nap', 'day'],
  ['hét', 'week'],
])
/** Where the symbol of the unit tables is not what Hungarian writes. */
const ABBREVIATIONS = new Map([
  ['deg', '°'],
  ['ar', 'a'],
  ['day', 'd'],
  ['week', 'hét'],
])
const SYMBOLS = new Set(unitNames())

function symbolOf(name: string): string | undefined {
  const plain = name.trim().toLowerCase()
  const [, power, prefix = '', base = ''] = METRIC.exec(plain) ?? []
  const exponent = power === 'négyzet' ? '^2' : power === 'köb' ? '^3' : ''
  const symbol = OTHER_NAMES.get(plain) ?? `${PREFIXES.get(prefix) ?? ''}${base.slice(0, 1)}${exponent}`
  return SYMBOLS.has(symbol) ? symbol : undefined
}

/** The abbreviation that Hungarian text uses for a unit name: kilométer → km, négyzetméter → m². Unknown: the name. */
export function abbreviateUnit(name: string): string {
  const symbol = symbolOf(name)
  if (symbol === undefined) return name
  return ABBREVIATIONS.get(symbol) ?? symbol.replace('^2', '²').replace('^3', '³')
}

/** The symbol by which convertUnit knows a unit: óra → h, négyzetméter → m^2. Unknown: the name itself. */
export function translateUnit(name: string): string {
  return symbolOf(name) ?? name
}
