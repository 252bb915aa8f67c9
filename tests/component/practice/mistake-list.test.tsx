import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MistakeList } from '@/components/practice/mistake-list'
import type { LoggedMistake } from '@/lib/domain/practice/model'
import { installFakeApi } from '../exercise/fake-api'

const mistake: LoggedMistake = {
  id: 'kata_tortek_1_5.0',
  exerciseId: 'tortek',
  subTask: 0,
  title: 'Törtek összeadása',
  madeOn: '2026-01-15',
  isFixed: false,
  again: '/exercise/tortek?d=1',
}
const show = (typicalMistake?: NonNullable<LoggedMistake['typicalMistake']>) =>
  render(<MistakeList mistakes={[{ ...mistake, ...(typicalMistake && { typicalMistake }) }]} texts={undefined} />)

test('a typical mistake is called by its name, and leads to the page of the wiki that helps', async () => {
  const api = installFakeApi()
  show({
    title: 'A számlálókat és a nevezőket is összeadta',
    wiki: { id: 'tortek-osszeadasa', title: 'Törtek összeadása' },
  })
  expect(screen.getByText('A számlálókat és a nevezőket is összeadta.')).toBeVisible()
  api.answer('/wiki/tortek-osszeadasa', 200, {
    id: 'tortek-osszeadasa',
    title: 'Törtek összeadása',
    content: 'Közös nevező kell.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Törtek összeadása' }))
  expect(await screen.findByText('Közös nevező kell.')).toBeInTheDocument()
})

test('one without a page has its name alone, and one that is not known has none', () => {
  const { unmount } = show({ title: 'Elfelejtette az átvitelt' })
  expect(screen.getByText(/Gyakori hiba:/)).toHaveTextContent('Gyakori hiba: Elfelejtette az átvitelt.')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  show()
  expect(screen.queryByText(/Gyakori hiba:/)).not.toBeInTheDocument()
})
