/** Texts of the page that stands in for others while there is no connection. */
export const offlineMessages = {
  pageTitle: 'Nincs internet',
  title: 'Most nincs internetkapcsolat.',
  advice: 'Ez az oldal internet nélkül nem nyitható meg. Ha újra van kapcsolat, magától betöltődik.',
  retry: 'Újrapróbálom',
  keptTitle: 'Ezek a feladatok internet nélkül is olvashatók',
  keptAdvice: 'Amit most beírsz, nem vész el: a választ akkor küldjük el, amikor újra van kapcsolat.',
} as const
