/** In browsers the renderer comes when it is wanted, by `LazyRichText`; nothing of it is in the first load. */
export const ServerRichText = undefined
