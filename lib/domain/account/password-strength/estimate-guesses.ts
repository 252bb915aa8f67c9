import { HUNGARIAN_WORDS } from './hungarian-words'

/** How likely a password is to be guessed. */
export interface GuessEstimate {
  /** How many tries somebody needs who goes by likelihood. */
  readonly guesses: number
  /** Whether it is nothing but a row of keys or letters, a repetition or a date. */
  readonly isPattern: boolean
}

/** The time of an estimate grows faster than the password; what is strong so far is strong. */
const READ_LENGTH = 64

const PATTERNS: readonly string[] = ['spatial', 'repeat', 'sequence', 'date', 'separator']

/** Loaded with its 50 000 passwords at the first need: it is all that most calls never use. */
let loading: ReturnType<typeof loadEstimator> | undefined

/** Estimates a password. @param password lower case or not, without accents */
export async function estimateGuesses(password: string): Promise<GuessEstimate> {
  loading ??= loadEstimator()
  const { guesses, sequence } = (await loading).check(password.slice(0, READ_LENGTH))
  return { guesses, isPattern: sequence.every(({ pattern }) => PATTERNS.includes(pattern)) }
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const hungarian = [...new Set(HUNGARIAN_WORDS)]
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...dictionary, hungarian } })
}
