import { parseTheme } from '@/lib/shared/theme'

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  [undefined, 'system'],
  ['', 'system'],
  ['"><script>', 'system'],
])('the cookie %p means the theme %s', (value, theme) => {
  expect(parseTheme(value)).toBe(theme)
})
