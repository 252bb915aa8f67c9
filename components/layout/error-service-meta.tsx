import { ERROR_SERVICE_META, type ErrorServiceSettings } from '@/lib/shared/errors/error-service'

/** Tells the browser where failures are reported, if they are. */
export function ErrorServiceMeta({ settings }: { readonly settings: ErrorServiceSettings | undefined }) {
  return settings && <meta name={ERROR_SERVICE_META} content={JSON.stringify(settings)} />
}
