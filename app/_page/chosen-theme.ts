import { cookies } from 'next/headers'
import { parseTheme, THEME_COOKIE, type Theme } from '@/lib/shared/theme'

/** The theme that the visitor of this request chose. */
export async function chosenTheme(): Promise<Theme> {
  return parseTheme((await cookies()).get(THEME_COOKIE)?.value)
}
