import type { SocialProviderId } from '@/lib/domain/account/model'

/** A letter that stands for each provider, drawn with the text's colour and silent for screen readers. */
export function SocialIcon({ provider }: { readonly provider: SocialProviderId }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {provider === 'google' ? (
        <path d="M18.2 6.6A8.2 8.2 0 1 0 20.2 12H12.4" strokeWidth={2.8} />
      ) : (
        <>
          <circle cx="12" cy="12" r="10" strokeWidth={2} />
          <path d="M15.6 6.9h-1.2c-1.6 0-2.4.9-2.4 2.4V22M8.9 12.6h6" strokeWidth={2.4} />
        </>
      )}
    </svg>
  )
}
