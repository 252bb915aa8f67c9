// biome-ignore format: a table reads better in rows
const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅐': '1/7', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅑': '1/9', '⅒': '1/10',
}
/** What shows nothing: soft hyphens, joiners, marks of direction and of byte order. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const MINUS = /[\u2010-\u2014\u2212\ufe63\uff0d]/g

/**
 * What was typed in the characters of a plain keyboard: one for one where there is one that means the same, `½` as `1/2`
 * behind a space that parts it from a whole, invisible ones as nothing. All else stays as it is.
 */
export function toPlainCharacters(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\uff0c\u066b]/g, ',')
    .replace(/\uff0e/g, '.')
    .replace(/\uff0b/g, '+')
    .replace(/\uff05/g, '%')
    .replace(MINUS, '-')
    .replace(/[\u2044\u2215\uff0f]/g, '/')
    .replace(/(?<=(\d)?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])(?=(\d)?)/g, (_, before, character, after) =>
      [before && ' ', VULGAR[character], after && ' '].filter(Boolean).join(''),
    )
    .replace(/\s/g, ' ')
}
