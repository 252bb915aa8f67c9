/**
 * Whether the server would refuse a new password: for fewer characters than asked for, or for nothing but spaces.
 *
 * @param minLength in characters as people see them.
 */
export function isWeakPassword(password: string, minLength: number): boolean {
  return [...password].length < minLength || password.trim() === ''
}
