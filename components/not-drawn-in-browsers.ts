/** In browsers nothing of `drawn-on-server.ts` is drawn: it stands in the document. */
export const drawn = undefined
