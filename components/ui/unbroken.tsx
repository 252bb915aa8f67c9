import type { ReactNode } from 'react'

/** With the signs behind it, which belong to the line of their word anyway. */
const EMAIL_WORD = /(e-mail[\p{L}-]*[!?.,:;)]*)/iu

/**
 * A text in which `e-mail` and what is written with it stay on one line. By the style, not by a sign in the text: what
 * is copied or looked for stays what is read.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (Array.isArray(text)) return text.map(unbroken)
  if (typeof text !== 'string' || !EMAIL_WORD.test(text)) return text
  return text.split(EMAIL_WORD).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
