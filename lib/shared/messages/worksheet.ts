import { PREMIUM, SIGN_IN } from './account-actions'

/** The link from an exercise to its worksheet. Apart, since it is all that the exercise page's script needs. */
export const printLinkMessages = {
  print: 'Nyomtatás',
  newTab: 'új lapon nyílik',
} as const

/** Texts of the worksheet: an exercise to be solved on paper. */
export const worksheetMessages = {
  title: (summary: string) => `${summary}: feladatlap`,
  description: (summary: string) => `${summary}: nyomtatható feladatlap, hellyel a számoláshoz és a válaszokhoz.`,
  solutionsTitle: (summary: string) => `Megoldások: ${summary}`,
  toolbar: 'A feladatlap beállításai',
  back: 'Vissza a feladathoz',
  newNumbers: 'Új számokkal',
  withSolutions: 'Megoldásokkal',
  withoutSolutions: 'Megoldások nélkül',

  solutionsForPremium: 'A megoldásokat külön lapon a Prémium verzióval nyomtathatod ki.',
  premium: PREMIUM,
  signIn: SIGN_IN,

  level: (name: string) => `Nehézség: ${name}`,
  name: 'Név',
  schoolClass: 'Osztály',
  date: 'Dátum',
  scan: 'Oldd meg az interneten is, ugyanezekkel a számokkal!',
  code: (address: string) => `QR-kód, ide vezet: ${address}`,
  calculation: 'Hely a számoláshoz',
  blank: 'üres hely',
  statement: 'Állítás',

  ticked: 'bejelölve',
  alsoAccepted: (texts: readonly string[]) => `Ez is jó: ${texts.join('; ')}`,
  hints: 'Lépésről lépésre',
  scheme: 'A megoldás lépései',
} as const
