import { SITE_NAME } from '@/lib/shared/site'

/** The page for those who would like to work on the site. */
export const joinUsMessages = {
  title: 'Csatlakozz hozzánk',
  description: `Webfejlesztőket, tananyagfejlesztőket és tesztelőket keresünk a ${SITE_NAME} csapatába.`,
  heading: 'Ültess velünk fát!',
  lead: `A ${SITE_NAME} feladatról feladatra nő. Ha neked is fontos, hogy a gyerekek értsék a matekot, három helyen is elkél a segítséged.`,
  roles: [
    {
      title: 'Webfejlesztők',
      text: 'Te építed azt, amit a diákok látnak, és azt is, ami mögötte számol.',
      points: [
        'Otthon vagy a TypeScriptben, és láttál már Reactet vagy Next.js-t.',
        'Szereted, ha egy oldal gyors, és billentyűzettel is használható.',
        'Teszt nélkül nem alszol jól.',
      ],
    },
    {
      title: 'Tananyagfejlesztők',
      text: 'Te találod ki a feladatokat, a lépéseiket és a segítségeket.',
      points: [
        'Matekot tanítasz, vagy tanítottál valaha bárkit szívesen.',
        'Tudod, hol szoktak elakadni a diákok, és mit kell ilyenkor kérdezni.',
        'Nem riadsz vissza egy kis programozástól: megmutatjuk, hogyan megy.',
      ],
    },
    {
      title: 'Tesztelők',
      text: 'Te veszed észre, amit mi már nem: az elírást, a félreérthető mondatot, a furcsa eredményt.',
      points: [
        'Diák vagy, szülő vagy tanár, és szívesen oldasz meg feladatokat.',
        'Elmondod, ha valami nem világos, akkor is, ha csak egy szó az.',
        'Van kéznél telefonod vagy táblagéped, amelyen kipróbálod.',
      ],
    },
  ],
  contact: {
    title: 'Jelentkezz e-mailben!',
    text: 'Írd meg pár mondatban, mihez lenne kedved, és mennyi időd van rá. Önéletrajz nem kell, egy kedvenc feladatot viszont szívesen fogadunk.',
    subject: 'Csatlakoznék',
  },
  illustration:
    'Három fa a domboldalon, lombjuk számokból és műveleti jelekből áll; mellettük egy most ültetett csemete.',
} as const
