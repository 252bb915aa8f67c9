import { SITE_NAME } from '@/lib/shared/site'
import { REGISTER, SIGN_IN, SIGN_OUT } from './account-actions'

/** Texts of the frame around every page: header, footer and menus. */
export const shellMessages = {
  tagline: 'Matek, ami végre összeáll',
  description:
    'Interaktív matekfeladatok 5–12. osztályosoknak: lépésről lépésre, segítséggel, azonnali visszajelzéssel.',
  skipToContent: 'Ugrás a tartalomra',
  homeLink: `${SITE_NAME}, főoldal`,
  mainNavigation: 'Fő menü',
  footerNavigation: 'Lábléc',
  openMenu: 'Menü megnyitása',
  closeMenu: 'Menü bezárása',
  home: 'Főoldal',
  grades: 'Osztályok',
  exercises: 'Dinamikus feladatok',
  exams: 'Érettségi és felvételi',
  search: 'Feladatkereső',
  login: SIGN_IN,
  register: REGISTER,
  userMenu: 'Felhasználói menü',
  profile: 'Profil',
  subscription: 'Előfizetésem',
  admin: 'Adminisztráció',
  signOut: SIGN_OUT,
  about: 'Rólunk',
  joinUs: 'Csatlakozz hozzánk',
  footerGroups: {
    site: 'Gyakorlás',
    people: 'Kik vagyunk',
    law: 'Jogi tudnivalók',
    elsewhere: 'Máshol',
  },
  elsewhere: {
    blog: 'Blog',
    videoChannel: 'Videóink',
    socialGroup: 'Közösségi csoport',
    newsletterSignup: 'Hírlevél',
  },
  /** Before the name of the page that is on the way. */
  coming: 'Máris jön: ',
  operatedBy: (company: string) => `Üzemelteti: ${company}`,
  signOutFailed: 'Most nem sikerült kilépni. Próbáld újra!',
} as const

export const themeMessages = {
  legend: 'Megjelenés',
  system: 'Rendszer',
  light: 'Világos',
  dark: 'Sötét',
} as const
