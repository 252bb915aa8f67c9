import { SITE_LANGUAGE, SITE_NAME } from '@/lib/shared/site'
import { escapeHtml, type MailText } from './mail-template'

interface Message {
  readonly description: string
  /** Whom an answer goes to. */
  readonly email: string
  readonly isSignedIn: boolean
}

/** The mail by which the people who run the site read a message of a visitor. What it quotes is shown as it was typed. */
export function feedbackMail({ description, email, isSignedIn }: Message): MailText {
  const sender = `${email} (${isSignedIn ? 'a fiókjából írta' : 'belépés nélkül írta, a címet nem ellenőriztük'})`
  const advice = 'Ha erre a levélre válaszolsz, ő kapja meg.'
  return {
    subject: `Üzenet érkezett – ${SITE_NAME}`,
    text: [`Feladó: ${sender}`, description, advice].join('\n\n'),
    html: `<!doctype html>
<html lang="${SITE_LANGUAGE}">
<head><meta charset="utf-8"><title>Üzenet</title></head>
<body>
<p>Feladó: ${escapeHtml(sender)}</p>
<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(description)}</p>
<p>${advice}</p>
</body>
</html>
`,
  }
}
