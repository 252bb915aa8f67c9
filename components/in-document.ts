/**
 * The inside of an element that the server has drawn: React leaves it alone while hydrating, and for as long as it is given
 * this very object.
 */
export const IN_DOCUMENT = { __html: '' }
