import { cleanup, screen, waitFor } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { SessionTracker } from '@/components/layout/session-tracker'
import { installServer, ok } from '@/tests/component/account/fake-server'
import { renderPage } from '@/tests/component/account/render-page'
import { installActivityLog } from '@/tests/component/activity-log'

async function openPage() {
  window.history.replaceState(null, '', '/')
  const log = installActivityLog()
  const stay = (event: MouseEvent) => event.preventDefault()
  const page = renderPage(
    // biome-ignore lint/a11y: stands for the links' own handling, which keeps the browser from leaving the page
    <div onClick={stay}>
      <SessionTracker userId="u1" />
      <a href="/exercises?q=titok#tort">
        <strong>Feladatok</strong>
      </a>
      <a href="/#top">Ugrás</a>
      <a href="https://elsewhere.hu/video">Videó</a>
      <button type="button">Kilépés</button>
    </div>,
  )
  // Its code comes after the page.
  await import('@/lib/client/session-tracking')
  return { log, ...page }
}

test('the path that a link leads to is logged once, without its query', async () => {
  const { log, user } = await openPage()
  await user.click(screen.getByText('Feladatok'))
  expect(log.calls).toEqual([{ userId: 'u1', activity: 'navigate', metadata: { to: '/exercises' } }])
})

test.each(['Ugrás', 'Videó', 'Kilépés'])('%s is no navigation within the site', async (name) => {
  const { log, user } = await openPage()
  await user.click(screen.getByText(name))
  expect(log.calls).toEqual([])
})

test('what was solved before there was an account becomes its own, on whatever page one is', async () => {
  localStorage.setItem('solvedTrials', JSON.stringify([{ exerciseId: 'egyik' }]))
  const requests = installServer({ 'POST /user/trial': () => ok({ solved: 1 }) })
  renderPage(<SessionTracker userId="u1" />)
  await waitFor(() => expect(localStorage.getItem('solvedTrials')).toBeNull())
  expect(requests).toContainEqual({ call: 'POST /user/trial', body: { solved: [{ exerciseId: 'egyik' }] } })
})

test('nothing is logged of who has left', async () => {
  const { log, user } = await openPage()
  const link = screen.getByText('Feladatok').closest('a')?.cloneNode(true) as HTMLElement
  link.addEventListener('click', (event) => event.preventDefault())
  cleanup()
  document.body.append(link)
  await user.click(link)
  expect(log.calls).toEqual([])
})
