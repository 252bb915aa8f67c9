/**
 * @param make makes something of a document, always the same of the same version.
 * @returns does so once for each version, as long as the same one is asked for again: content is read by nearly every request,
 * and changes when it is published.
 */
export function onceAVersion<Document extends { readonly version: string }, Made>(
  make: (document: Document) => Made,
): (document: Document) => Made {
  let last: { readonly version: string; readonly made: Made } | undefined
  return (document) => {
    if (last?.version !== document.version) last = { version: document.version, made: make(document) }
    return last.made
  }
}
