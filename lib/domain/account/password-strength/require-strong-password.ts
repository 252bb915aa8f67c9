import { AppError } from '@/lib/shared/errors/app-error'
import type { PasswordWeakness } from '@/lib/shared/errors/password-weakness'
import { PASSWORD_EXAMPLE } from '@/lib/shared/messages/password-weakness'
import { SITE_NAME } from '@/lib/shared/site'
import { Password } from '../model'
import { estimateGuesses } from './estimate-guesses'

/** Whom the password is for. */
interface Owner {
  readonly email: string
  readonly name: string | null
}

/**
 * How many guesses a password has to withstand: those at one account are counted, and ten wrong ones close it for a
 * quarter of an hour, so a million takes 170 years. Six letters drawn by lot just reach it.
 */
const ENOUGH_GUESSES = 1_000_000

/** What is left of a password beside words that anybody would try has to be at least this long to count for something. */
const SHORTEST_ADDITION = 4

/** Shorter parts of a name or an address occur in other words. */
const SHORTEST_WORD = 3

/**
 * Holds a new password to the length, and to what anybody would try first (NIST SP 800-63B, 3.1.1.2: known and likely
 * passwords, the user's own data and the service's name are refused; no mixture of characters is asked for).
 *
 * @throws AppError `weak-password` with the `reason`, a `PasswordWeakness`, in its details.
 */
export async function requireStrongPassword(password: string, owner: Owner): Promise<string> {
  const weakness = await findWeakness(password, owner)
  if (weakness) throw new AppError('weak-password', { reason: weakness })
  return password
}

/** @throws AppError `weak-password` for what is too short or only spaces; spares the rest what it would cost. */
export function requirePasswordLength(password: string): string {
  const { data } = Password.safeParse(password)
  if (data === undefined) throw new AppError('weak-password', { reason: 'short' satisfies PasswordWeakness })
  return data
}

async function findWeakness(password: string, owner: Owner): Promise<PasswordWeakness | undefined> {
  requirePasswordLength(password)
  if (consistsOf([...ownWords(owner), SITE_NAME], password)) return 'personal'
  if (consistsOf(wordsOf(PASSWORD_EXAMPLE), password)) return 'common'
  const { guesses, isPattern } = await estimateGuesses(withoutAccents(password))
  if (guesses >= ENOUGH_GUESSES) return undefined
  return isPattern ? 'pattern' : 'common'
}

function ownWords({ email, name }: Owner): readonly string[] {
  return [email, ...wordsOf(email), ...wordsOf(name ?? '')]
}

/** Whether little more is left of a password when these words are taken out. */
function consistsOf(words: readonly string[], password: string): boolean {
  const longestFirst = words
    .map(lettersOf)
    .filter(({ length }) => length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
  const letters = lettersOf(password)
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return left !== letters && left.length < SHORTEST_ADDITION
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u)
}

/** Letters and digits in the one spelling in which they are compared. */
function lettersOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
