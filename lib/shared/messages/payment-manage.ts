import { PREMIUM } from './account-actions'

/** Texts of the page on which the subscription is managed. */
export const manageMessages = {
  title: 'Előfizetésem',
  description: 'Az előfizetésed állapota, fizetési módja, számlái és lemondása.',
  loading: 'Az előfizetésed betöltése…',
  retry: 'Újrapróbálom',

  status: {
    title: 'Állapot',
    none: 'Nincs előfizetés',
    canceling: (date: string) => `Lemondva (lejár: ${date})`,
    active: 'Aktív',
    inactive: 'Inaktív',
    reactivate: 'Előfizetés újraaktiválása',
    reactivateText: 'Meggondoltad magad? Amíg le nem jár, egy kattintással visszaállíthatod.',
    reactivated: 'Újra aktív az előfizetésed. Örülünk, hogy maradsz!',
    cancelled: 'Lemondtad az előfizetésedet.',
    pastDue: (paidUntil: string) =>
      `A legutóbbi díjat nem sikerült levonni. A kifizetett időszak vége: ${paidUntil} Ellenőrizd a bankkártyádat, vagy adj meg másikat: pár napig újra megpróbáljuk, és addig, de legfeljebb 7\u00a0napig minden a megszokott módon működik.`,
    incomplete: 'Az első fizetés még nem történt meg.',
    ended: 'Az előfizetésed véget ért. Bármikor előfizethetsz újra.',
    subscribe: PREMIUM,
    granted: (date: string) => `Ajándékba kaptad a Prémiumot, díjat nem fizetsz érte. Eddig használhatod: ${date}`,
  },
  details: {
    title: 'Részletek',
    lastAmount: 'Utolsó fizetés összege',
    lastDate: 'Utolsó fizetés dátuma',
    monthlyFee: 'Havi díj',
    nextDate: 'Következő fizetés dátuma',
    none: '---',
  },
  card: {
    title: 'Fizetési mód',
    change: 'Módosítás',
    none: 'Nincs megadva fizetési mód',
    expiry: (month: number, year: number) => `Lejárat: ${String(month).padStart(2, '0')}/${year}`,
    numberEndsWith: (last4: string) => `végződése: ${last4}`,
    updated: 'A fizetési módodat frissítettük.',
    dialogTitle: 'Fizetési mód módosítása',
    dialogText: 'Az új kártyáról a következő díjat vonjuk le. Most nem terhelünk rá semmit.',
    dialogTextOwed: (fee: string) =>
      `Az új kártyáról most levonjuk az elmaradt díjat (${fee}), ezután pedig a következőket.`,
    close: 'Bezárás',
  },
  actions: {
    title: 'Műveletek',
    cancel: 'Előfizetés lemondása',
    cancelText: 'A lemondás után a kifizetett időszak végéig minden ugyanúgy működik.',
  },
  cancelDialog: {
    title: 'Biztos, hogy lemondod az előfizetésedet?',
    text: (date: string) =>
      `Az előfizetésed a kifizetett időszak végén, ${date} napján ér véget, több díjat nem vonunk le. Utána az ingyenes változatot használhatod.`,
    reactivation: 'Amíg le nem jár, bármikor újraaktiválhatod.',
    textOwed:
      'A legutóbbi díj nincs kifizetve, ezért az előfizetésed most azonnal véget ér, és több díjat nem vonunk le, ezt sem. Utána az ingyenes változatot használhatod.',
    confirm: 'Igen, lemondom az előfizetést',
    keep: 'Mégsem',
    close: 'Bezárás',
  },
  empty: {
    title: 'Nincs aktív előfizetésed',
    text: 'A Prémiummal korlátlan számú feladatot oldhatsz meg.',
    subscribe: PREMIUM,
  },
  invoices: {
    title: 'Fizetéseim',
    none: 'Még nincs fizetésed.',
    failed: 'A fizetéseidet most nem sikerült betölteni.',
    receipt: 'Bizonylat',
    openReceipt: (date: string) => `Bizonylat: ${date}`,
    pay: 'Befizetés',
    openPayment: (date: string) => `Befizetés: ${date}`,
    statuses: { open: 'Fizetésre vár', paid: 'Kifizetve', uncollectible: 'Nem sikerült beszedni', void: 'Érvénytelen' },
    refunds: {
      partial: 'Részben visszatérítve',
      pending: 'Visszatérítés folyamatban',
      failed: 'A visszatérítés elsőre nem sikerült, dolgozunk rajta',
      done: (day: string | undefined) => (day === undefined ? 'Visszatérítve' : `Visszatérítve, ${day}`),
    },
  },
  rights: {
    title: 'Elállás és visszafizetés',
    failed: 'Az elállás és a visszafizetés lehetőségét most nem sikerült betölteni.',
    withdrawalText: (date: string) =>
      `A vásárlástól számított 14 napon belül (${date} végéig) indoklás nélkül elállhatsz. Ilyenkor az előfizetés azonnal megszűnik, és a teljes díjat visszakapod.`,
    withdraw: 'Elállok a szerződéstől',
    refundText: (date: string) =>
      `Ha nem vagy elégedett, a vásárlást követő 30 napon belül (${date} végéig) kérheted vissza a díjat.`,
    requestRefund: 'Visszakérem a díjat',
    withdrawn: (day: string) => `Elálltál a szerződéstől: ${day}`,
    refundRequested: (date: string) => `Visszafizetést kértél: ${date}. Hamarosan jelentkezünk e-mailben.`,
  },
  refundDialog: {
    title: 'Díj visszakérése',
    text: 'Megkapjuk a kérésedet a fiókod és a vásárlásod adataival együtt, és e-mailben válaszolunk. A díj visszafizetésével az előfizetésed megszűnik.',
    reason: 'Mivel nem voltál elégedett?',
    reasonHint: 'Nem kötelező, de sokat segít.',
    send: 'Elküldöm a kérést',
    sending: 'Küldés folyamatban…',
    sent: 'Megkaptuk a kérésedet, hamarosan jelentkezünk e-mailben.',
    failed: (reason: string) => `A kérést nem sikerült elküldeni: ${reason}`,
    keep: 'Mégsem',
    close: 'Bezárás',
  },

  /** In the words of the specification. */
  errors: {
    load: 'Hiba történt az előfizetés betöltésekor',
    update: 'Hiba történt a fizetési mód frissítésekor',
    reactivate: 'Hiba történt az előfizetés újraaktiválásakor',
    prepare: 'Hiba történt a fizetési mód frissítésének előkészítésekor',
    cancel: 'Hiba történt az előfizetés lemondásakor',
  },
} as const
