/** What is said to who reaches a server that is not set up for it: a visitor, or rather who runs it. */
export const refusedHostMessages = {
  title: 'Ez az oldal még nincs közzétéve',
  explanation: {
    demo: 'Ez a Matekliget kipróbálásra van beállítva: ismert jelszavú próbafiókokkal és próbafizetéssel fut. Ezért csak azon a gépen nyitható meg, amelyiken fut.',
    network: 'Ez a Matekliget úgy van beállítva, hogy csak azon a gépen nyitható meg, amelyiken fut.',
  },
  whatNow: 'Ha te üzemelteted, lent olvashatod, mit állíts be. Ha nem, szólj annak, aki üzemelteti.',
  api: 'Ez a kiszolgáló csak azon a gépen használható, amelyiken fut.',
} as const
