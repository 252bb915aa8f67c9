import { SITE_LANGUAGE, SITE_NAME } from '@/lib/site'

/** What a mail says; who gets it is added by the sender. */
interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mail that asks to confirm an address. `link` holds a single-use token. */
export function verificationMail({ displayName, link }: { displayName: string; link: string }): MailText {
  return compose({
    subject: `Erősítsd meg az e-mail címedet – ${SITE_NAME}`,
    greeting: looksLikeLink(displayName) ? 'Szia!' : `Szia ${displayName}!`,
    before: `Örülünk, hogy regisztráltál a ${SITE_NAME} oldalára. Már csak egy lépés van hátra: erősítsd meg az e-mail címedet.`,
    action: 'E-mail cím megerősítése',
    link,
    after:
      'A hivatkozás 24 óráig érvényes. Ha nem te regisztráltál, nincs teendőd: hagyd figyelmen kívül ezt a levelet.',
  })
}

/** Anybody can have this mail sent to anybody, and must not have a link of their own in it. */
function looksLikeLink(name: string): boolean {
  return /[/\\@]|:\S|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u.test(name)
}

interface MailParts {
  readonly subject: string
  readonly greeting: string
  readonly before: string
  readonly action: string
  readonly link: string
  readonly after: string
}

function compose({ subject, greeting, before, action, link, after }: MailParts): MailText {
  const signature = `Üdvözlettel:\na ${SITE_NAME} csapata`
  const text = [greeting, before, `${action}:\n${link}`, after, signature].join('\n\n')
  const html = [
    paragraph(greeting),
    paragraph(before),
    `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
    paragraph(after),
    paragraph(signature),
  ].join('\n')
  return { subject, text, html: `<!doctype html>\n<html lang="${SITE_LANGUAGE}">\n<body>\n${html}\n</body>\n</html>\n` }
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

const HTML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character)
}
