/**
 * Of two spellings in use the one that our texts have, behind a pattern of the other. Before a hyphen the words of the
 * first belong together (helyiérték-táblázat).
 */
export const oneSpelling: readonly (readonly [RegExp, string])[] = [
  [/helyiérték(?!-)/i, 'helyi érték'],
  [/ellentétes esemény/i, 'ellentett esemény'],
]

/**
 * The article a before a vowel, of a word that may stand in quotation marks. A capital within a sentence is a name, and so is
 * a letter before a conjunction or behind its own article; a Roman number is read otherwise than it is written.
 */
export const aBeforeVowel =
  /(?<![\p{L}\d_\\^{$-])(?<!(?<!\p{L})[Aa]z )(a|(?<=(?:^|[.!?:„(\n*-]) ?)A) (?=\*{0,2}[„»]?(?!(?:és|is|azaz|illetve|ill|esetén|esetben)(?!\p{L})|[IVX]+\.)[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]\p{L})/gu
/** Its counterpart, before quotation marks alone: without them az is as often a pronoun. */
export const azBeforeQuotedConsonant = /(?<![\p{L}\d_\\^{$-])(az) (?=\*{0,2}„[bcdfghjklmnpqrstvwxz]\p{Ll}{2})/giu

/** By which a remark speaks of what the pupil has ticked. */
export const WORDS_OF_TICKING = /megjelölt|bejelölt|kijelölt|pipált/i

/** Verbs that say what the pupil did ("összeadtad", "feleztél"), not the present ones that only look like them. */
export const VERB_OF_WHAT_WAS_DONE = /(?<!\p{L})(?!érted|szereted)\p{L}{2,}(?<!h[ae])(?:tál|tél|tad|ted)(?!\p{L})/iu
/** How a sentence begins that only supposes something. */
export const BEGINS_A_SUPPOSITION = /^(?:Ha|Lehet,? hogy|Talán)\s/
