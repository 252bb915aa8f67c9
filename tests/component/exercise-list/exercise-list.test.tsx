/** Each state of the list by classification. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { ExerciseList } from '@/components/exercise-list/exercise-list'
import type { ListPage } from '@/lib/domain/exercise-list/model'
import { renderPage } from '@/tests/component/account/render-page'
import { installFakeApi } from '../exercise/fake-api'

const LOG = '/activity-log'

const pageOf = (from: number, count: number, hasMore = false): ListPage => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `f-${from + index}`,
    classifications: ['hu|grade|5', 'hu|nameless'],
    description: `${from + index}. példa`,
  })),
  hasMore,
})

/** Each test has a classification of its own, since lists of a tab are remembered. */
function openList(tag: string, first: ListPage | undefined, more: Partial<Parameters<typeof ExerciseList>[0]> = {}) {
  const api = installFakeApi()
  const cls = `hu|${tag}`
  const path = (page: number) => `/exercises?${new URLSearchParams({ cls, page: String(page) })}`
  const show = () =>
    renderPage(
      <ExerciseList
        classifications={[cls]}
        page={0}
        first={first}
        labels={{ 'hu|grade|5': '5. osztály' }}
        solved={{}}
        userId={undefined}
        {...more}
      />,
    )
  return { api, path, show }
}

const rows = () => screen.queryAllByRole('listitem')
const showMore = () => screen.queryByRole('button', { name: 'Mutass többet' })

test('a list shows what each exercise is and is about, and where it is solved', () => {
  const { show } = openList('a', pageOf(1, 2), { solved: { 'f-2': [1] } })
  show()
  const [first, second] = screen.getAllByRole('link')
  expect(first).toHaveAttribute('href', '/exercise/f-1')
  expect(first).toHaveTextContent('1. példa 5. osztály')
  expect(first).not.toHaveTextContent('Megoldva')
  expect(second).toHaveTextContent('Megoldva')
  expect(showMore()).toBeNull()
})

test('an exercise of which it is known what is practised in it shows that first, and its story second', () => {
  const [item] = pageOf(1, 1).items
  openList('skill', { items: item ? [{ ...item, skill: 'Törtek bővítése' }] : [], hasMore: false }).show()
  expect(screen.getByRole('link')).toHaveTextContent('Törtek bővítése 1. példa · 5. osztály')
})

test('beside each exercise stands its small picture, which screen readers pass over', () => {
  const { container } = openList('picture', pageOf(1, 2)).show()
  const pictures = [...container.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/pictures/f-1', '/pictures/f-2'])
  for (const picture of pictures) expect(picture).toHaveAttribute('alt', '')
})

test('a generated exercise has the way to each of its levels', () => {
  const [item] = pageOf(1, 1).items
  const items = item ? [{ ...item, classifications: ['hu|dynamic|whole-numbers'] }] : []
  openList('b', { items, hasMore: false }).show()
  expect(screen.getByRole('link', { name: '1. példa: nehéz' })).toHaveAttribute('href', '/exercise/f-1?d=3')
})

test('a list without exercises says so, and where there are some', () => {
  openList('c', pageOf(0, 0)).show()
  expect(screen.getByText('Nincs elem a listában.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Az összes feladat' })).toHaveAttribute('href', '/exercises')
  expect(showMore()).toBeNull()
})

test('more exercises join those before, with the focus on the first of them, and are announced', async () => {
  const { api, path, show } = openList('d', pageOf(1, 10, true), { userId: 'kata' })
  const { user } = show()
  api.answer(LOG, 204, undefined)
  api.answer(path(1), 200, pageOf(11, 4))
  await user.click(showMore() ?? document.body)
  await waitFor(() => expect(rows()).toHaveLength(14))
  expect(rows()[10]?.querySelector('a')).toHaveFocus()
  expect(await screen.findByText('4 újabb feladat került a lista végére.')).toHaveAttribute('role', 'status')
  expect(showMore()).toBeNull()
  expect(api.requests[0]).toEqual({
    path: LOG,
    body: { userId: 'kata', activity: 'listShowMore', metadata: { classifications: ['hu|d'] } },
  })
})

test('while more is awaited it is asked for once, and the list says that it is busy', async () => {
  const { api, path, show } = openList('e', pageOf(1, 10, true))
  const { user } = show()
  const release = api.holdNext(path(1), 200, pageOf(11, 10, true))
  await user.dblClick(showMore() ?? document.body)
  expect(showMore()).toHaveAttribute('aria-busy', 'true')
  expect(api.requests).toHaveLength(1)
  release()
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(showMore()).not.toHaveAttribute('aria-busy')
})

test('without a script the button leads to the page that has the next exercises', () => {
  openList('f', pageOf(1, 10, true)).show()
  const form = showMore()?.closest('form')
  expect(form).toHaveAttribute('action', '/list')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ cls: 'hu|f', page: '1' })
})

test('when more does not come, what there is stays, and it can be asked for again', async () => {
  const { api, path, show } = openList('g', pageOf(1, 10, true))
  const { user } = show()
  api.loseNext(path(1))
  await user.click(showMore() ?? document.body)
  expect(await screen.findByRole('alert')).toHaveTextContent('A listát most nem sikerült betölteni.')
  expect(rows()).toHaveLength(10)
  api.answer(path(1), 200, pageOf(11, 1))
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
  await waitFor(() => expect(rows()).toHaveLength(11))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a first page that the server could not read is asked for at once', async () => {
  const { api, path, show } = openList('h', undefined)
  const release = api.holdNext(path(0), 200, pageOf(1, 3))
  show()
  expect(screen.getByText('Kis türelmet...')).toBeInTheDocument()
  release()
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('when that fails too, the list says so and can be tried again', async () => {
  const { api, path, show } = openList('i', undefined)
  api.answer(path(0), 503, 'unavailable')
  const { user } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent('A listát most nem sikerült betölteni.')
  api.answer(path(0), 200, pageOf(0, 0))
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
  expect(await screen.findByText('Nincs elem a listában.')).toBeInTheDocument()
})

test('on the way back the list is as long as it was left', async () => {
  const { api, path, show } = openList('j', pageOf(1, 10, true))
  const { user } = show()
  api.answer(path(1), 200, pageOf(11, 10, true))
  await user.click(showMore() ?? document.body)
  await waitFor(() => expect(rows()).toHaveLength(20))
  cleanup()
  show()
  expect(rows()).toHaveLength(20)
})
