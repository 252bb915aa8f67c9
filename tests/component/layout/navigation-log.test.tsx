import { screen } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { NavigationLog } from '@/components/layout/navigation-log'
import { renderPage } from '@/tests/component/account/render-page'
import { installActivityLog } from '@/tests/component/activity-log'

function openPage() {
  window.history.replaceState(null, '', '/')
  const log = installActivityLog()
  const stay = (event: MouseEvent) => event.preventDefault()
  const page = renderPage(
    // biome-ignore lint/a11y: stands for the links' own handling, which keeps the browser from leaving the page
    <div onClick={stay}>
      <NavigationLog userId="u1" />
      <a href="/exercises?q=titok#tort">
        <strong>Feladatok</strong>
      </a>
      <a href="/#top">Ugrás</a>
      <a href="https://elsewhere.hu/video">Videó</a>
      <button type="button">Kilépés</button>
    </div>,
  )
  return { log, ...page }
}

test('the path that a link leads to is logged once, without its query', async () => {
  const { log, user } = openPage()
  await user.click(screen.getByText('Feladatok'))
  expect(log.calls).toEqual([{ userId: 'u1', activity: 'navigate', metadata: { to: '/exercises' } }])
})

test.each(['Ugrás', 'Videó', 'Kilépés'])('%s is no navigation within the site', async (name) => {
  const { log, user } = openPage()
  await user.click(screen.getByText(name))
  expect(log.calls).toEqual([])
})
