import { sandboxMessages as messages } from '@/lib/shared/messages/payment-sandbox'

/** What is typed into the stand-in's form. */
export interface CardFields {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly country: string
}

export type CardFaults = Partial<Record<'number' | 'expiry' | 'cvc', string>>

/** A card as the sandbox takes it. */
export interface SandboxCard {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

/** The provider's public test numbers, each by what it is good for. */
export const testCards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  authentication: '4000 0025 0000 3155',
  authenticationEachTime: '4000 0027 6000 3184',
  failsLater: '4000 0000 0000 0341',
} as const satisfies Record<keyof typeof messages.cards, string>

export const emptyFields: CardFields = { number: '', expiry: '', cvc: '', country: 'HU' }

/** The rest of a test card is the same for all: any day to come, and any code. */
export function withTestCard(fields: CardFields, number: string): CardFields {
  return { ...fields, number, expiry: '12/34', cvc: '123' }
}

/** Reads what was typed; what is wrong with it is said at each field. */
export function parseCard(fields: CardFields): { readonly card: SandboxCard } | { readonly faults: CardFaults } {
  const number = digitsOf(fields.number)
  const cvc = digitsOf(fields.cvc)
  const expiry = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(fields.expiry)
  const faults: CardFaults = {
    ...(number.length < 13
      ? { number: messages.numberMissing }
      : !passesLuhn(number) && { number: messages.numberInvalid }),
    ...(!expiry && { expiry: messages.expiryInvalid }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: messages.cvcInvalid }),
  }
  if (!expiry || Object.keys(faults).length > 0) return { faults }
  return { card: { number, expMonth: Number(expiry[1]), expYear: 2000 + Number(expiry[2]), cvc } }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
