/** As much of Google's script as is used. */
interface Grecaptcha {
  ready(callback: () => void): void
  render(container: HTMLElement, parameters: WidgetParameters): number
}

interface WidgetParameters {
  readonly sitekey: string
  readonly theme: 'light' | 'dark'
  readonly size: 'normal' | 'compact'
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=hu'
const WIDGET_WIDTH_PX = 304

interface WidgetSettings {
  readonly siteKey: string
  readonly onToken: (token: string) => void
  /** The token has expired; the widget asks anew. */
  readonly onExpired: () => void
  readonly onFailure: () => void
}

/** Shows the checkbox of reCAPTCHA in a container. */
export function showRecaptcha(
  grecaptcha: Grecaptcha,
  container: HTMLElement,
  { siteKey, onToken, onExpired, onFailure }: WidgetSettings,
): void {
  const place = document.createElement('div')
  container.replaceChildren(place)
  grecaptcha.render(place, {
    sitekey: siteKey,
    theme: isDark() ? 'dark' : 'light',
    size: container.clientWidth < WIDGET_WIDTH_PX ? 'compact' : 'normal',
    callback: onToken,
    'expired-callback': onExpired,
    'error-callback': onFailure,
  })
}

let loading: Promise<void> | undefined

/** The script of reCAPTCHA, loaded once. Rejects when it cannot be. */
export async function loadRecaptcha(): Promise<Grecaptcha> {
  loading ??= appendScript()
  await loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('the script of reCAPTCHA did not start')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha
}

function appendScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the script of reCAPTCHA cannot be loaded'))
    }
    document.head.append(script)
  })
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}
