import { trackHistory } from '@/components/history/tab-history'

test('where the pages of a tab were left is kept in its session storage, under scrollPos', () => {
  window.sessionStorage.clear()
  const stop = trackHistory()
  window.history.pushState(null, '', '/exercises')
  window.dispatchEvent(new Event('pagehide'))
  stop()
  expect(Object.keys(window.sessionStorage)).toEqual(['scrollPos'])
  expect(window.sessionStorage.getItem('scrollPos')).toContain('/exercises')
})
