import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { MessageDialog } from '@/components/ui/message-dialog'
import { renderPage } from '@/tests/component/account/render-page'

const dialog = (name: string) => screen.queryByRole('dialog', { name })

interface StackProps {
  readonly closeOnBackdrop?: boolean
}

/** A dialog that opens another above itself. */
function Stack({ closeOnBackdrop = true }: StackProps) {
  const [open, setOpen] = useState(1)
  return (
    <>
      {open >= 1 && (
        <Dialog title="Alsó" closeLabel="Az alsó bezárása" size="large" onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            Tovább
          </button>
          {open === 2 && (
            <Dialog
              title="Felső"
              closeLabel="A felső bezárása"
              closeOnBackdrop={closeOnBackdrop}
              onClose={() => setOpen(1)}
            >
              <input aria-label="Szöveg" />
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  )
}

async function openBoth(props: StackProps = {}) {
  const page = renderPage(<Stack {...props} />)
  await page.user.click(screen.getByRole('button', { name: 'Tovább' }))
  return page
}

const pressBackdropOf = (element: HTMLElement | null) => {
  if (!element) throw new Error('no dialog')
  fireEvent.pointerDown(element)
  fireEvent.click(element)
}

test('several dialogs are open at once, and a press beside the top one closes only that', async () => {
  await openBoth()
  expect([dialog('Alsó'), dialog('Felső')]).toEqual([expect.anything(), expect.anything()])
  pressBackdropOf(dialog('Felső'))
  expect([dialog('Alsó') === null, dialog('Felső')]).toEqual([false, null])
  pressBackdropOf(dialog('Alsó'))
  expect(dialog('Alsó')).toBeNull()
})

test('Escape closes the top one only', async () => {
  await openBoth()
  fireEvent(dialog('Felső') ?? document.body, new Event('cancel', { cancelable: true }))
  expect([dialog('Alsó') === null, dialog('Felső')]).toEqual([false, null])
})

test('a press beside a dialog that takes none does nothing; its button still closes it', async () => {
  const { user } = await openBoth({ closeOnBackdrop: false })
  pressBackdropOf(dialog('Felső'))
  expect(dialog('Felső')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'A felső bezárása' }))
  expect(dialog('Felső')).toBeNull()
})

test('text that is selected by dragging past the edge closes nothing', async () => {
  await openBoth()
  fireEvent.pointerDown(screen.getByRole('textbox'))
  fireEvent.click(dialog('Felső') ?? document.body)
  expect(dialog('Felső')).toBeInTheDocument()
})

test('a dialog is small or large', async () => {
  await openBoth()
  expect(dialog('Alsó')?.className).toContain('42rem')
  expect(dialog('Felső')?.className).toContain('28rem')
})

test('a confirmation says what is done, and has one button: Rendben', async () => {
  const close = jest.fn()
  const { user } = renderPage(
    <MessageDialog title="Kész" onClose={close}>
      Elmentettük.
    </MessageDialog>,
  )
  expect(dialog('Kész')).toHaveAccessibleDescription('Elmentettük.')
  const names = screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))
  expect(names).toEqual(['Rendben', 'Bezárás'])
  await user.click(screen.getByRole('button', { name: 'Rendben' }))
  expect(close).toHaveBeenCalledTimes(1)
})
