/** Texts of the form for a card, on the page of the purchase and on that of the subscription. */
export const paymentFormMessages = {
  loadingForm: 'Fizetési adatok betöltése...',
  pay: 'Megrendelés fizetési kötelezettséggel',
  paying: 'Feldolgozás...',
  paid: 'Sikeres előfizetés!',
  save: 'Fizetési mód mentése',
  saving: 'Mentés...',
  saved: 'A fizetési módot elmentettük.',
  cancel: 'Mégse',

  /** In the words of the specification. */
  notLoaded: 'A fizetési felületet nem sikerült betölteni.',
  notValid: 'Hiba történt az űrlap ellenőrzése során.',
  consentMissing:
    'A folytatáshoz kérjük, engedélyezd, hogy levonhassuk a havi díjat a bankkártyádról, és fogadd el a vásárlás feltételeit.',
  payFailed: 'Hiba történt a fizetés során.',
  saveFailed: 'Hiba történt a fizetési mód mentése során.',
  unexpected: 'A fizetési adatok feldolgozása közben hiba lépett fel. Kérjük, próbáld újra később.',

  adultMissing: 'Előfizetni csak nagykorú tud. Jelöld be, hogy elmúltál 18 éves, vagy kérd meg a szülődet!',
  billingConsent: (price: string) =>
    `Engedélyezem, hogy a havi díjat (${price}) minden hónapban levonjátok a bankkártyámról, amíg le nem mondom az előfizetést, elfogadom a vásárlás feltételeit, és kérem, hogy az előfizetés azonnal, az elállási határidő letelte előtt elinduljon.`,
  /** The words of the consent that lead to the document. */
  billingConsentLink: 'vásárlás feltételeit',
  adult: 'Elmúltam 18 éves, vagy a tanuló szülőjeként, törvényes képviselőjeként vásárolok.',
} as const
