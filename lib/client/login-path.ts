/** What the login page is told by its query after a new password was set. */
export const PASSWORD_SET = 'password-set'

/** Path of the page to register on that leads back to a path of this site afterwards. */
export function registerPath(backTo: string): string {
  return `/register?${new URLSearchParams({ redirect: backTo })}`
}

/** Path of the login page that leads back to a path of this site afterwards. */
export function loginPath(backTo: string): string {
  return `/login?r=${encodeURIComponent(backTo).replaceAll('%2F', '/')}`
}
