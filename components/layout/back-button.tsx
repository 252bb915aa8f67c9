'use client'

interface BackButtonProps {
  readonly label: string
  readonly className: string
}

/** To the page before; home when there is none, as in a tab that was opened on this page. */
export function BackButton({ label, className }: BackButtonProps) {
  return (
    <button type="button" onClick={goBack} className={className}>
      {label}
    </button>
  )
}

function goBack() {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}
