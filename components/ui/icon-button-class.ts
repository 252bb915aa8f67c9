/** A round button that holds only an icon. */
export const ICON_BUTTON_CLASS =
  'grid size-12 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-leaf-wash aria-disabled:text-quiet'
