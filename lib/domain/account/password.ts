import { hash, verify } from '@node-rs/argon2'

/** The first of the argon2id settings that the OWASP password storage cheat sheet recommends. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password that nobody knows, with the same parameters. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$u0tsxzvvOLIWAo761MTjLA$ZaAGIYiVPUl0GphbZR9smohCvVnzyFhM5FGtNa/iAz8'

/** Hashes a password with argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), PARAMETERS)
}

/** Tells whether the password is the hashed one; without a hash it says no, and takes as long to say so. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS_HASH, canonical(password))
  return matches && passwordHash !== undefined
}

/** Keyboards differ in how they compose an accented letter. */
function canonical(password: string): string {
  return password.normalize('NFC')
}
