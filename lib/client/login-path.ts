/** What the login page is told by its query after a new password was set. */
export const PASSWORD_SET = 'password-set'

/** Path of the login page that leads back to a path of this site afterwards. */
export function loginPath(backTo: string): string {
  return `/login?r=${encodeURIComponent(backTo).replaceAll('%2F', '/')}`
}
