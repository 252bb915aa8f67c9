import { REGISTER } from './account-actions'

/** Texts of the exercises that can be tried without an account. */
export const trialMessages = {
  /** Above the first one, and in the address of its page. */
  title: (grade: number) => `Próbáld ki! ${grade}. osztály`,
  description: (grade: number) =>
    `Három ${grade}. osztályos matekfeladat, amit regisztráció nélkül kipróbálhatsz: segítséggel és azonnali visszajelzéssel.`,
  ask: 'Hányadikos vagy?',
  grade: (grade: number) => `${grade}.`,
  gradeSpoken: (grade: number) => `${grade}. osztály`,
  part: 'Próbafeladat',
  steps: 'Próbafeladatok',
  step: (position: number, title: string) => `${position}. feladat: ${title}`,
  stepDone: (position: number, title: string) => `${position}. feladat, kész: ${title}`,
  save: {
    title: 'Mentsük el?',
    text: 'Ingyenes fiókkal megmarad, amit megoldottál, és naponta 3 feladatot választhatsz.',
    register: REGISTER,
    another: 'Még egyet!',
    more: 'Megnézem a többi feladatot',
  },
  takenOver: (count: number) =>
    count === 1
      ? 'Elmentettük a próbafeladatot, amit megoldottál. A listákban pipa jelzi.'
      : `Elmentettük a ${count} próbafeladatot, amit megoldottál. A listákban pipa jelzi.`,
} as const
