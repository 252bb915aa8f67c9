import { Notice } from '@/components/ui/notice'

interface SendingFailedProps {
  readonly title: string
  readonly advice: string
  /** Where to write instead. */
  readonly supportEmail: string
}

/** Says that a message could not be sent, and what else can be done. */
export function SendingFailed({ title, advice, supportEmail }: SendingFailedProps) {
  return (
    <Notice tone="error" title={title}>
      <p>
        {advice}{' '}
        <a
          href={`mailto:${supportEmail}`}
          className="inline-block max-w-full font-semibold wrap-anywhere underline underline-offset-4"
        >
          {supportEmail}
        </a>
      </p>
    </Notice>
  )
}
