import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { hasUnit, isPercent, looksLikeUnit } from './number-unit'

/** What was typed in three parts: signs in front, what a number may be made of, and the rest. */
interface TypedParts {
  readonly signs: string
  readonly body: string
  readonly rest: string
}

/** Says what keeps a text from being a number with at most its unit behind it. */
export function numberFault({ signs, body, rest }: TypedParts, { postfix }: { postfix?: string | undefined }): string {
  if (body === '' && rest === '') return signs.length > 1 ? numberInputMessages['two-signs'] : numberInputMessages.empty
  if (signs.length > 1) return numberInputMessages['two-signs']
  const unit = body !== '' && looksLikeUnit(rest)
  if (unit && hasUnit(postfix)) return numberInputMessages.unit(postfix.trim())
  if (unit) return isPercent(rest) ? numberInputMessages.percent : numberInputMessages.unit(undefined)
  if (/[\\^{}$√²³]/.test(rest)) return numberInputMessages.formula
  if (!/\d/.test(body + rest)) return numberInputMessages.letters
  if (body.endsWith('/') && /^[-+]/.test(rest)) return numberInputMessages['inner-sign']
  if (/\d$/.test(body) && /^[-+*·×∙:]\s*[-+(]?\s*[\d.,]/.test(rest)) return numberInputMessages.calculation
  if (/\d$/.test(body) && /^[-+]$/.test(rest)) return numberInputMessages['sign-behind']
  return rest.startsWith(';') ? numberInputMessages.several : numberInputMessages.alone
}
