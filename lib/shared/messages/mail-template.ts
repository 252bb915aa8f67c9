import { SITE_LANGUAGE, SITE_NAME } from '@/lib/shared/site'

/** What a mail says; who gets it is added by the sender. */
export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The parts of a mail, as plain text; a part must not hold a link of its own. */
export interface MailParts {
  readonly subject: string
  /** What lists of mails show beside the subject. */
  readonly preview: string
  readonly greeting: string
  readonly before: readonly string[]
  readonly button: { readonly label: string; readonly link: string }
  readonly after: readonly string[]
  /** Something else that can be done, at the end. */
  readonly also?: { readonly text: string; readonly label: string; readonly link: string } | undefined
}

const SIGNATURE = `Üdvözlettel:\na ${SITE_NAME} csapata`
const BARE_LINK = 'Ha a gomb nem működik, másold ezt a címet a böngésződbe:'

/** Lays out a mail with one thing to do, as plain text and as HTML that says the same. */
export function composeMail(parts: MailParts): MailText {
  return { subject: parts.subject, text: toPlainText(parts), html: toHtml(parts) }
}

function toPlainText({ greeting, before, button, after, also }: MailParts): string {
  const rest = also ? [also.text, `${also.label}:\n${also.link}`] : []
  return [greeting, ...before, `${button.label}:\n${button.link}`, ...after, ...rest, SIGNATURE].join('\n\n')
}

/**
 * Mail programs know little of CSS: what must hold everywhere stands in `style` attributes, and only the dark colours
 * need the style sheet. Nothing is fetched from anywhere, and no width is fixed.
 */
function toHtml({ subject, preview, greeting, before, button, after, also }: MailParts): string {
  const link = escapeHtml(button.link)
  return `<!doctype html>
<html lang="${SITE_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#fbfaf6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:#fbfaf6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="leaf" style="padding:0 8px 16px;${FONT}font-size:20px;font-weight:bold;color:#1d6a48">${escapeHtml(SITE_NAME)}</td></tr>
<tr><td class="card ink" style="padding:28px 20px;background-color:#ffffff;border:1px solid #e3e1d6;border-radius:14px;${FONT}font-size:17px;line-height:1.55;color:#1b2721">
${paragraph(greeting)}
${before.map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
<tr><td align="center" class="button" style="border-radius:10px;background-color:#1d6a48">
<a href="${link}" class="button" style="display:inline-block;padding:14px 22px;border-radius:10px;${FONT}font-size:17px;font-weight:bold;line-height:1.25;color:#ffffff;text-decoration:none;background-color:#1d6a48">${escapeHtml(button.label)}</a>
</td></tr>
</table>
<p class="quiet" style="margin:0 0 16px;font-size:15px;color:#4c5b53">${BARE_LINK}<br><a href="${link}" class="leaf" style="color:#1d6a48;word-break:break-all">${link}</a></p>
${after.map(paragraph).join('\n')}
${also ? secondButton(also) : ''}
${paragraph(SIGNATURE)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const FONT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;"

/** The dark values of the design system's colours; `!important`, since they have to outdo the attributes. */
const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #121a16 !important; }
  .edge { border-color: #2c3a32 !important; }
  .edge-strong { border-color: #6fcf9d !important; }
  .card { background-color: #1b2620 !important; border-color: #2c3a32 !important; }
  .ink { color: #edf3ee !important; }
  .quiet { color: #a9b8af !important; }
  .leaf { color: #6fcf9d !important; }
  .button { background-color: #6fcf9d !important; color: #0c1a13 !important; }
}
`

function secondButton({ text, label, link }: NonNullable<MailParts['also']>): string {
  return `<div class="edge" style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid #e3e1d6">
${paragraph(text)}
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" class="leaf edge-strong" style="display:inline-block;padding:12px 20px;border:2px solid #1d6a48;border-radius:10px;${FONT}font-size:17px;font-weight:bold;line-height:1.25;color:#1d6a48;text-decoration:none">${escapeHtml(label)}</a></p>
</div>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it has to stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
}
