/** Texts of the page on which a buyer withdraws from the purchase. */
export const withdrawalMessages = {
  title: 'Elállás a szerződéstől',
  description: 'Elállás a Prémium előfizetéstől a vásárlást követő 14 napon belül.',
  loading: 'Egy pillanat…',
  failed: 'Most nem sikerült megnézni, elállhatsz-e még.',
  retry: 'Újrapróbálom',
  back: 'Vissza az előfizetésemhez',
  none: {
    title: 'Most nincs mitől elállni',
    text: 'Nincs olyan vásárlásod, amely óta még nem telt el 14 nap. Az előfizetésedet ettől függetlenül bármikor lemondhatod.',
  },
  statement: {
    title: 'Elállási nyilatkozat',
    text: 'Nyilatkozom, hogy az alábbi szerződéstől elállok.',
    who: 'Név',
    email: 'E-mail-cím',
    contract: 'Szerződés',
    product: 'Prémium előfizetés',
    until: 'Elállhatsz eddig',
    effects: [
      'Az előfizetésed azonnal megszűnik, és az ingyenes változatot használhatod tovább.',
      'A kifizetett díjat visszafizetjük arra a kártyára, amellyel fizettél: első alkalommal azonnal, 3 éven belüli újabb elálláskor munkatársunk intézi, legkésőbb 14\u00a0napon belül.',
      'Az elállás átvételét a napjával és az időpontjával együtt e-mailben igazoljuk vissza.',
    ],
    effectsTitle: 'Mi történik ezután?',
    next: 'Elállok a szerződéstől',
  },
  confirmation: {
    title: 'Biztosan elállsz?',
    text: 'Ez a lépés nem vonható vissza: az előfizetésed most azonnal megszűnik.',
    confirm: 'Elállás megerősítése',
    pending: 'Az elállás folyamatban…',
    back: 'Mégsem',
    failed: (reason: string) => `Az elállás nem sikerült: ${reason}`,
  },
  done: {
    title: 'Megkaptuk az elállásodat',
    text: (time: string) => `Az elállás időpontja: ${time}. A visszaigazolást e-mailben is elküldtük.`,
    /** How far the money is; the day is known when it was given back. */
    refund: {
      none: 'Visszafizetendő díj nincs.',
      pending: (amount: string) => `Visszafizetés folyamatban: ${amount}. Amint megtörtént, e-mailben is megírjuk.`,
      failed: (amount: string) =>
        `A visszafizetést (${amount}) a bank elsőre nem fogadta. Dolgozunk rajta, és e-mailben írunk.`,
      staff: (amount: string) =>
        `A visszafizetést (${amount}) munkatársunk intézi, mert 3\u00a0éven belül egyszer már automatikusan visszafizettünk neked. Legkésőbb az elállástól számított 14\u00a0napon belül jelentkezünk e-mailben.`,
      disputed: (amount: string) =>
        `Ezt a fizetést (${amount}) a bankod vizsgálja, ezért a visszafizetésről most ő dönt.`,
      done: (amount: string, day: string | undefined) =>
        `Visszafizettük: ${amount}${day === undefined ? '' : `, ${day}`}. A bankodtól függően pár nap, mire a számládon látod.`,
    },
    home: 'Vissza a főoldalra',
  },
} as const
