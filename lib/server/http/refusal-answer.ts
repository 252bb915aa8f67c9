import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { refusedHostMessages } from '@/lib/shared/messages/refused-host'
import { SITE_NAME } from '@/lib/shared/site'
import type { Refusal } from './find-refusal'
import { statusByCode } from './status-by-code'

interface RefusalAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const CODE: ErrorCode = 'forbidden'

/** Said to who runs the server, in the language of its documents. */
const WHAT_TO_SET: Readonly<Record<Refusal, { readonly why: string; readonly settings: readonly string[] }>> = {
  demo: {
    why: 'This server runs with demo accounts and without real payments (DEMO), so it answers only requests that come from its own machine, ask for localhost and were passed on by nobody.',
    settings: [
      'SITE_URL=https://… — the address that people type. It switches the demo accounts and the payment sandbox off; so does DEMO=0.',
      'TRUSTED_PROXIES=1 — when one proxy of yours stands in front of the server.',
      'HOST=0.0.0.0 — only when the server itself is to be reached over a network.',
    ],
  },
  network: {
    why: 'HOST is a loopback address, so this server answers only requests that come from its own machine, whatever it listens on.',
    settings: [
      'HOST=0.0.0.0 — lets it be reached over a network; best leave HOST, and let a proxy with TLS on this machine pass requests on.',
      'SITE_URL=https://… — the address that people type.',
    ],
  },
}

/** How a request is refused: as the API refuses below /api, else by a page that needs nothing else. */
export function refusalAnswer(refusal: Refusal, url: string): RefusalAnswer {
  const isCall = /^\/api(?:[/?]|$)/.test(url)
  return {
    status: statusByCode[CODE],
    headers: {
      'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    },
    body: isCall ? callBody(refusal) : page(refusal),
  }
}

function callBody(refusal: Refusal): string {
  return JSON.stringify({
    error: { code: CODE, message: refusedHostMessages.api, details: { reason: WHAT_TO_SET[refusal].why } },
  })
}

/** Nothing of the request stands in it, so nothing has to be escaped. */
function page(refusal: Refusal): string {
  const { title, explanation, whatNow } = refusedHostMessages
  const { why, settings } = WHAT_TO_SET[refusal]
  return `<!doctype html>
<html lang="hu">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${SITE_NAME}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
section { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${explanation[refusal]}</p>
<p>${whatNow}</p>
<section lang="en">
<h2>What to set</h2>
<p>${why} Set the following in its environment or in <code>.env</code>, and start it again; <code>docs/deploy.md</code> tells more.</p>
<ul>
${settings.map((setting) => `<li>${setting.replace(/^(\S+)/, '<code>$1</code>')}</li>`).join('\n')}
</ul>
</section>
</main>
</body>
</html>
`
}
