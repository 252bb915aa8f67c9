/** Texts about answers that are late, by what was asked for. */
export const retryMessages = {
  offline: {
    check: {
      title: 'Még nem küldtük el',
      text: 'Most nincs internetkapcsolat. Amint újra lesz, a válaszod magától elindul.',
    },
    hint: {
      title: 'Még nem küldtük el',
      text: 'Most nincs internetkapcsolat. Amint újra lesz, elkérjük a segítséget.',
    },
    renewal: {
      title: 'Még nem tudjuk betölteni',
      text: 'Most nincs internetkapcsolat. Amint újra lesz, magától indul az új feladat.',
    },
  },
  resending: {
    check: {
      title: 'Akadozik a kapcsolat',
      text: 'Újra elküldjük a válaszodat. Ez nem számít új próbálkozásnak.',
    },
    hint: {
      title: 'Akadozik a kapcsolat',
      text: 'Újra elkérjük a segítséget. Egy sem marad ki.',
    },
    renewal: {
      title: 'Akadozik a kapcsolat',
      text: 'Újra megpróbáljuk betölteni az új feladatot.',
    },
  },
  giveUp: 'Mégsem',
} as const
