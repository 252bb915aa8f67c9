/** Other spellings of the units that stand behind number fields, each with the sign that stands there, in small letters. */
// biome-ignore format: a table reads better in rows
export const unitSpellings: Readonly<Record<string, string>> = {
  fok: '°', forint: 'ft', huf: 'ft', darab: 'db', drb: 'db', százalék: '%', euró: '€', eur: '€',
  milliméter: 'mm', centiméter: 'cm', deciméter: 'dm', méter: 'm', kilométer: 'km',
  gramm: 'g', dekagramm: 'dkg', deka: 'dkg', kilogramm: 'kg', kiló: 'kg', tonna: 't',
  milliliter: 'ml', centiliter: 'cl', deciliter: 'dl', deci: 'dl', liter: 'l', hektoliter: 'hl',
  h: 'óra', min: 'perc', mp: 's', másodperc: 's', hektár: 'ha',
  négyzetmilliméter: 'mm²', négyzetcentiméter: 'cm²', négyzetdeciméter: 'dm²', négyzetméter: 'm²', négyzetkilométer: 'km²',
  köbmilliméter: 'mm³', köbcentiméter: 'cm³', köbdeciméter: 'dm³', köbméter: 'm³',
}
