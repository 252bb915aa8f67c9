import { SITE_NAME } from '@/lib/site'

/** Texts of the frame around every page: header, footer, menus, and the pages for what went wrong. */
export const shellMessages = {
  tagline: 'Matek, ami végre összeáll',
  description:
    'Interaktív matekfeladatok 5–12. osztályosoknak: lépésről lépésre, segítséggel, azonnali visszajelzéssel, mindig új számokkal.',
  skipToContent: 'Ugrás a tartalomra',
  homeLink: `${SITE_NAME}, főoldal`,
  mainNavigation: 'Fő menü',
  footerNavigation: 'Lábléc',
  openMenu: 'Menü megnyitása',
  closeMenu: 'Menü bezárása',
  home: 'Főoldal',
  exercises: 'Feladatok',
  login: 'Belépés',
  register: 'Regisztráció',
  signOut: 'Kilépés',
  signOutFailed: 'Most nem sikerült kilépni. Próbáld újra!',
  theme: {
    legend: 'Megjelenés',
    system: 'Rendszer',
    light: 'Világos',
    dark: 'Sötét',
  },
  notFound: {
    title: 'A keresett oldal nem található.',
    advice: 'Lehet, hogy elírás van a címben, vagy az oldal máshová költözött. Innen biztosan továbbjutsz:',
    back: 'Vissza',
  },
  unexpected: {
    title: 'Ooopsz... Nem várt hiba történt :(',
    cause: 'Hiba oka:',
    unknown: 'Ismeretlen',
    advice: 'Próbáld újra, vagy menj vissza a főoldalra. Amit eddig megoldottál, nem vész el.',
    retry: 'Újrapróbálom',
  },
  pageCrash: 'Hiba történt az oldal betöltése közben.',
} as const
