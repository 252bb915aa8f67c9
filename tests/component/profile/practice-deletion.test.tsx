import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PracticeDeletion } from '@/components/profile/practice-deletion'
import { profileMessages } from '@/lib/shared/messages/profile'
import { installFakeApi } from '../exercise/fake-api'

const { practice: texts } = profileMessages

async function ask() {
  const user = userEvent.setup()
  render(<PracticeDeletion />)
  await user.click(screen.getByRole('button', { name: texts.forget }))
  return { user, dialog: within(screen.getByRole('dialog', { name: texts.forget })) }
}

test('nothing is deleted before the owner has said so twice', async () => {
  const api = installFakeApi()
  const { user, dialog } = await ask()
  await user.click(dialog.getByRole('button', { name: texts.keep }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.requests).toEqual([])
})

test('tells when it is done', async () => {
  const api = installFakeApi()
  api.answer('/practice', 204, undefined)
  const { user, dialog } = await ask()
  await user.click(dialog.getByRole('button', { name: texts.confirm }))
  expect(await screen.findByText(texts.done)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.requests).toMatchObject([{ path: '/practice' }])
})
