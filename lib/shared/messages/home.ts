/** Texts of the home page of signed-in users. */
export const homeMessages = {
  greeting: (name: string) => `Szia, ${name}!`,
  lead: 'Mit gyakorolsz ma?',
  unverified: 'Még nem erősítetted meg az e-\u2060mail-címedet.',
  verify: 'Megerősítem',
  shortcuts: 'Válassz, mit gyakorolsz!',
  gradeFive: { title: '5. osztályos feladatok', text: 'Témakörök szerint, kidolgozva, videókkal.' },
  dynamic: { title: 'Dinamikus feladatok', text: 'Mindig új számokkal, három nehézségi szinten.' },
  admission: { title: 'Érettségi és felvételi', text: 'Korábbi vizsgák feladatai, időpontok szerint.' },
  finalExams: 'Érettségi feladatok',
  grades: 'Feladatok osztályonként',
  exerciseCount: (count: number) => `${count} feladat`,
} as const
