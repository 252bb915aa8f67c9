'use client'

import 'katex/dist/katex.min.css'

/** Renders nothing; being on a page brings KaTeX's styles, so a page without mathematics does without them. */
export function MathStyles() {
  return null
}
