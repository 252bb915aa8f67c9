import { screen, waitFor } from '@testing-library/react'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { faultsOf, textOf, toFaults, useForm } from '@/components/ui/use-form'
import { ApiError } from '@/lib/client/api'
import { errorMessages } from '@/lib/shared/messages/errors'
import { renderPage } from '../account/render-page'

type Send = (city: string) => Promise<void>

/** A form with two fields, sent to a server that the test stands in for. */
function CityForm({ send }: { readonly send: Send }) {
  const { pending, faults, formProps } = useForm({
    check: (data) => faultsOf({ ...(!textOf(data, 'city') && { city: 'Which city?' }) }),
    send: (data) => send(textOf(data, 'city')),
    explain: (error) => toFaults(error, { 'invalid-request': 'city' }),
  })
  return (
    <form {...formProps}>
      {faults.form && <Notice tone="error">{faults.form}</Notice>}
      <TextField label="Street" name="street" />
      <TextField label="City" name="city" error={faults.fields?.city} />
      <button type="submit" aria-busy={pending}>
        Send
      </button>
    </form>
  )
}

const open = (send: Send) => renderPage(<CityForm send={send} />)
const city = () => screen.getByRole('textbox', { name: 'City' })
const button = () => screen.getByRole('button', { name: 'Send' })

test('sends nothing with a fault, which takes the focus', async () => {
  const send = jest.fn()
  const { user } = open(send)
  await user.click(button())
  expect(city()).toHaveAccessibleDescription('Which city?')
  expect(city()).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test('is sent once however often it is pressed, without the faults of before', async () => {
  const send = jest.fn(() => new Promise<void>(() => undefined))
  const { user } = open(send)
  await user.click(button())
  await user.type(city(), 'Eger{Enter}')
  await user.click(button())
  expect(send.mock.calls).toEqual([['Eger']])
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(city()).toBeValid()
})

test.each([
  ['a refusal that is about a field is told at it', 'invalid-request', city],
  ['any other is told above the form', 'unavailable', () => screen.getByRole('alert')],
] as const)('%s, with the focus, and what was typed stays', async (_, code, place) => {
  const { user } = open(async () => {
    throw new ApiError(400, code)
  })
  await user.type(city(), 'Eger{Enter}')
  expect(await screen.findByText(errorMessages[code])).toBeVisible()
  await waitFor(() => expect(place()).toHaveFocus())
  expect(city()).toHaveValue('Eger')
  expect(button()).toHaveAttribute('aria-busy', 'false')
})
