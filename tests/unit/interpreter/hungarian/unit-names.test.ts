import { abbreviateUnit, translateUnit } from '@/interpreter/hungarian'
import { unitNames } from '@/interpreter/units'

const NAMES = [
  ['fok', '°', 'deg'],
  ['radián', 'rad', 'rad'],
  ['négyzetmilliméter', 'mm²', 'mm^2'],
  ['négyzetcentiméter', 'cm²', 'cm^2'],
  ['négyzetdeciméter', 'dm²', 'dm^2'],
  ['négyzetméter', 'm²', 'm^2'],
  ['négyzetkilométer', 'km²', 'km^2'],
  ['ár', 'a', 'ar'],
  ['hektár', 'ha', 'ha'],
  ['milliméter', 'mm', 'mm'],
  ['centiméter', 'cm', 'cm'],
  ['deciméter', 'dm', 'dm'],
  ['méter', 'm', 'm'],
  ['kilométer', 'km', 'km'],
  ['hüvelyk', 'in', 'in'],
  ['láb', 'ft', 'ft'],
  ['mérföld', 'mi', 'mi'],
  ['milligramm', 'mg', 'mg'],
  ['gramm', 'g', 'g'],
  ['dekagramm', 'dkg', 'dkg'],
  ['kilogramm', 'kg', 'kg'],
  ['mázsa', 'q', 'q'],
  ['tonna', 't', 't'],
  ['uncia', 'oz', 'oz'],
  ['font', 'lb', 'lb'],
  ['ezredmásodperc', 'ms', 'ms'],
  ['másodperc', 's', 's'],
  ['perc', 'min', 'min'],
  ['óra', 'h', 'h'],
  ['nap', 'd', 'day'],
  ['hét', 'hét', 'week'],
  ['köbmilliméter', 'mm³', 'mm^3'],
  ['köbcentiméter', 'cm³', 'cm^3'],
  ['köbdeciméter', 'dm³', 'dm^3'],
  ['köbméter', 'm³', 'm^3'],
  ['köbkilométer', 'km³', 'km^3'],
  ['milliliter', 'ml', 'ml'],
  ['centiliter', 'cl', 'cl'],
  ['deciliter', 'dl', 'dl'],
  ['liter', 'l', 'l'],
  ['hektoliter', 'hl', 'hl'],
] as const

describe('unit names', () => {
  test.each(NAMES)('%s is short %s and converts as %s', (name, abbreviation, symbol) => {
    expect(abbreviateUnit(name)).toBe(abbreviation)
    expect(translateUnit(name)).toBe(symbol)
  })

  test('name every unit that converts', () => {
    expect(NAMES.map(([, , symbol]) => symbol).sort()).toEqual(unitNames().sort())
  })

  test('may begin a sentence', () => {
    expect(abbreviateUnit('Kilométer')).toBe('km')
    expect(translateUnit('Óra')).toBe('h')
  })

  test.each(['km', 'h', 'alma', 'dekaliter', 'köbliter', 'méterek', 'constructor', ''])(
    'leaves "%s" as it is',
    (name) => {
      expect(abbreviateUnit(name)).toBe(name)
      expect(translateUnit(name)).toBe(name)
    },
  )
})
