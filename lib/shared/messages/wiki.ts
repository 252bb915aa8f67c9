/** Texts of the wiki, which explains notions in a dialog. */
export const wikiMessages = {
  name: 'Kislexikon',
  loading: 'Kis türelmet...',
  close: 'Kislexikon bezárása',
  back: 'Vissza',
  backTo: (title: string) => `Vissza ide: ${title}`,
  visited: 'Eddig megnézted',
  unknownTitle: 'Ez az oldal hiányzik',
  unknownText: 'Erről a fogalomról még nincs leírásunk. Ha visszalépsz, folytathatod, ahol abbahagytad.',
  failedTitle: 'Nem sikerült betölteni',
  retry: 'Újrapróbálom',
  unreachable: 'A magyarázat most nem nyílik meg. Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
} as const
