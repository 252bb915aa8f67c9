import { screen } from '@testing-library/react'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { printLinkMessages } from '@/lib/shared/messages/worksheet'
import { NEXT, nextNumbers, renderPlayer, subTask } from './render-player'

beforeAll(loadRichText)

const printLink = () => screen.getByRole('link', { name: new RegExp(printLinkMessages.print) })

test('an exercise leads to its worksheet with the same seed and level, in a new tab', () => {
  renderPlayer({ subTasks: [subTask({ type: 'single-number', props: {} })], access: 'visitor' })
  expect(printLink()).toHaveAttribute('href', '/exercise/szamolas/print?s=7&d=2')
  expect(printLink()).toHaveAttribute('target', '_blank')
  expect(printLink()).toHaveAccessibleName(`${printLinkMessages.print} (${printLinkMessages.newTab})`)
})

test('after new numbers it leads to the worksheet with these, and their address is printed', async () => {
  const { api, user } = renderPlayer({ subTasks: [subTask({ type: 'single-number', props: {} })] })
  api.answer(NEXT, 200, nextNumbers('Új?'))
  expect(screen.getByText('https://pelda.hu/exercise/szamolas?s=7&d=2')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: exerciseMessages.renew }))
  await screen.findByText('Új?')
  const query = window.location.search
  expect(query).not.toBe('?s=7&d=2')
  expect(printLink()).toHaveAttribute('href', `/exercise/szamolas/print${query}`)
  expect(screen.getByText(`https://pelda.hu/exercise/szamolas${query}`)).toBeInTheDocument()
})
