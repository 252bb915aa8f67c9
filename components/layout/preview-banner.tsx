import { previewMessages } from '@/lib/shared/messages/preview'

/** Says above every page of a trial copy that nothing is kept. */
export function PreviewBanner() {
  return (
    <aside
      aria-label={previewMessages.label}
      className="border-b-2 border-sun-edge bg-sun-wash px-4 py-2 text-center font-semibold text-sun-ink print:hidden"
    >
      {previewMessages.warning}
    </aside>
  )
}
