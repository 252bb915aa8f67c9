import { PREMIUM } from './account-actions'

/** Texts of the free tier's banners. */
export const freemiumMessages = {
  banner: 'Napi feladataid',

  remaining: (count: number) => `Ma még ${count} új feladatot választhatsz.`,
  remainingOne: 'Ma még egy új feladatot választhatsz.',
  remainingLikeThis: (count: number) => `Ma még ${count} új feladatot választhatsz, akár ezt is.`,
  remainingOneLikeThis: 'Ma még egy új feladatot választhatsz, akár ezt is.',
  remainingBesides: (count: number) => `Ezen kívül ma még ${count} új feladatot választhatsz.`,
  remainingOneBesides: 'Ezen kívül ma még egy új feladatot választhatsz.',

  limitReached: 'Ma már 3 különböző feladatot választottál, ezeket folytathatod.',
  /** Before the names of these. */
  continueAnew: 'Folytatom új számokkal:',
  /** The same, when one of them is always asked with the same numbers. */
  continueSame: 'Folytatom:',
  lastToday: 'Ez a mai utolsó feladatod: oldd meg nyugodtan!',
  nextToday: (time: string) => `Legközelebb ${time}-\u2060kor választhatsz újat.`,
  nextTomorrow: (time: string) => `Legközelebb holnap ${time}-\u2060kor választhatsz újat.`,
  premium: PREMIUM,

  cancelled: (date: string) => `Lemondtad az előfizetésedet (lejár: ${date}). Addig bármikor újraaktiválhatod.`,
  cancelledNoDate: 'Lemondtad az előfizetésedet. Amíg le nem jár, bármikor újraaktiválhatod.',
  reactivate: 'Újraaktiválás',

  /** In the words of the specification. */
  unavailable: 'Failed to load usage data',
  unavailableText: 'Most nem látjuk, hány feladatod maradt mára.',
  unavailableAgain: 'Még mindig nem sikerült. Próbáld meg egy kicsit később!',
  retry: 'Újrapróbálom',
} as const
