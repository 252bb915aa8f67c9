import { practiceBadge } from './practice-badge'

/** Texts of the home page of signed-in users. */
export const homeMessages = {
  greeting: (name: string) => `Szia, ${name}!`,
  lead: 'Mit gyakorolsz ma?',
  unverified: 'Még nem erősítetted meg az e-\u2060mail-címedet.',
  verify: 'Megerősítem',
  shortcuts: 'Válassz, mit gyakorolsz!',
  gradeText: 'Témakörök szerint, lépésről lépésre, segítséggel.',
  dynamic: { title: 'Dinamikus feladatok', text: 'Más és más számokkal, három nehézségi szinten.' },
  admission: {
    title: 'Érettségi és felvételi',
    text: `Korábbi érettségik nyomán, és ${practiceBadge}ok mindkettőhöz.`,
  },
  finalExams: 'Érettségi feladatok',
  grades: 'Feladatok osztályonként',
  exerciseCount: (count: number) => `${count} feladat`,
} as const
