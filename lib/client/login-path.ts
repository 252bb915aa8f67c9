/** Path of the login page that leads back to a path of this site afterwards. */
export function loginPath(backTo: string): string {
  return `/login?r=${encodeURIComponent(backTo).replaceAll('%2F', '/')}`
}
