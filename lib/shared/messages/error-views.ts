/* Apart from the texts of the frame: these views come when they are needed. */

export const notFoundMessages = {
  title: 'A keresett oldal nem található.',
  advice: 'Lehet, hogy elírás van a címben, vagy az oldal máshová költözött. Innen biztosan továbbjutsz:',
  menu: 'Merre tovább?',
  back: 'Vissza',
} as const

export const unexpectedMessages = {
  title: 'Ooopsz... Nem várt hiba történt :(',
  cause: 'Hiba oka:',
  unknown: 'Ismeretlen',
  advice: 'Próbáld újra, vagy menj vissza a főoldalra. Amit eddig megoldottál, nem vész el.',
  reference: 'Hibaazonosító:',
  retry: 'Újrapróbálom',
  home: 'Főoldal',
} as const
