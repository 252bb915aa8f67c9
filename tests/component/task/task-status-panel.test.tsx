import { act, screen } from '@testing-library/react'
import { TaskNotFound } from '@/components/task/task-not-found'
import { TaskStatusPanel } from '@/components/task/task-status-panel'
import type { TaskReport, TaskStatus } from '@/lib/domain/task/model'
import { taskMessages } from '@/lib/shared/messages/task'
import { failure, installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'

const TASK = 'GET /task/status/task-1'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

const reportOf = (status: TaskStatus): TaskReport => ({
  type: 'UserDeletion',
  status,
  description: taskMessages.descriptions.UserDeletion[status],
  updated: '2026-11-20T11:05:00.000Z',
})

function openPanel(status: TaskStatus, handlers: Parameters<typeof installServer>[0] = {}) {
  const requests = installServer(handlers)
  renderPage(<TaskStatusPanel id="task-1" initial={reportOf(status)} />)
  return requests
}

test.each([
  ['InProgress', 'Folyamatban'],
  ['Done', 'Sikeresen befejeződött'],
  ['Error', 'Hiba történt'],
] as const)('%s is shown as "%s", with type, description, time and the way home', (status, text) => {
  openPanel(status)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Felhasználói fiók törlése')).toBeVisible()
  expect(screen.getByText(reportOf(status).description)).toBeVisible()
  expect(screen.getByText('2026. november 20. 12:05')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Főoldal' })).toHaveAttribute('href', '/')
})

test('asks again while it is in progress, and announces the end once', async () => {
  const answers = [reportOf('InProgress'), reportOf('Done')]
  const requests = openPanel('InProgress', { [TASK]: () => ok(answers.shift()) })
  const [announcement] = screen.getAllByRole('status')
  await pass(2)
  expect(requests).toHaveLength(1)
  expect(announcement).toBeEmptyDOMElement()
  await pass(2)
  expect(announcement).toHaveTextContent(`Állapot: Sikeresen befejeződött. ${reportOf('Done').description}`)
  await pass(60)
  expect(requests).toHaveLength(2)
})

test.each(['Done', 'Error'] as const)('does not ask about a task that is %s', async (status) => {
  const requests = openPanel(status)
  await pass(60)
  expect(requests).toEqual([])
})

test('says that the server is not reached, and takes it back', async () => {
  const answers = [failure(503, 'unavailable'), ok(reportOf('InProgress'))]
  openPanel('InProgress', { [TASK]: () => answers.shift() ?? ok(reportOf('InProgress')) })
  await pass(2)
  expect(screen.getByText(taskMessages.connectionLost)).toBeVisible()
  await pass(2)
  expect(screen.queryByText(taskMessages.connectionLost)).not.toBeInTheDocument()
})

test('"Nincs ilyen feladat" stands where there is no task, with the way home', () => {
  renderPage(<TaskNotFound />)
  expect(screen.getByRole('heading', { name: 'Nincs ilyen feladat' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Főoldal' })).toHaveAttribute('href', '/')
})
