import { parseTheme } from '@/lib/theme/model'

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
