/** First words by which a sentence goes on from the one before, in lower case. */
const LEANING = new Set(
  (
    'így ez ezt ezek ezeket ezeken ezekben ezekből ezért ezzel ezután ezen ennek ennél ennyi ennyit ebben ebből erről ' +
    'erre ettől ehhez ebbe eddig emiatt ekkor ekkora eszerint itt innen ide ilyen ilyenkor ott onnan oda abból akkor ' +
    'tehát vagyis azaz mert hiszen és de közülük előtte utána közben majd végül aztán róla belőle benne hozzá vele ' +
    'ugyanez ugyanezt ugyanennyi ugyanennyit ugyanennyivel ugyanígy hasonlóan másképp más most mindkettő mindkettővel'
  ).split(' '),
)

/** A word in the first clause that sets the sentence against the one before. */
const OPPOSING = /^[^,;:]*(?<!\p{L})(?:pedig|viszont|szintén)(?!\p{L})/u

/** Whether a Hungarian sentence is understood only behind the one before it, as "Így öt marad." is. */
export function leansOnBefore(sentence: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? []
  return LEANING.has(first.toLowerCase()) || OPPOSING.test(sentence)
}
