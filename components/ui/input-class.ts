/** The look of every one-line input: 48 px high, an edge that stands out, berry-coloured when its value is wrong. */
export const INPUT_CLASS =
  'block min-h-12 w-full rounded-control border-2 border-control bg-raised px-3.5 py-2 text-ink transition-colors placeholder:text-quiet hover:border-quiet focus-visible:border-leaf focus-visible:outline-offset-0 aria-invalid:border-berry read-only:bg-paper disabled:bg-paper disabled:text-quiet'
