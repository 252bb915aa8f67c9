/** Texts of the frame around every page: header, footer, menus, and the pages for what went wrong. */
export const shellMessages = {
  tagline: 'Matek, ami végre összeáll',
  description:
    'Interaktív matekfeladatok 5–12. osztályosoknak: lépésről lépésre, segítséggel, azonnali visszajelzéssel, mindig új számokkal.',
  skipToContent: 'Ugrás a tartalomra',
} as const
