import { render, screen } from '@testing-library/react'
import { ControlView } from '@/components/exercise/controls/control-view'
import type { ControlState } from '@/components/exercise/player/control-state'

/** Shows a control, whose texts come a little later. */
async function show(lastText: string, control: ControlState): Promise<void> {
  render(<ControlView control={control} index={0} isLocked onChange={() => undefined} />)
  await screen.findByText(lastText)
}

test('of a list only the field that is wrong is marked', async () => {
  await show('c =', {
    type: 'number-list',
    props: {
      fields: [{ prefix: 'a =' }, { prefix: 'b =' }, { prefix: 'c =' }],
      acceptRandomOrder: false,
      multiLine: false,
    },
    draft: ['2', '5', ''],
    fieldMarks: ['correct', 'wrong', undefined],
  })
  const isMarked = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))
  expect(isMarked).toEqual([null, 'true', null])
  expect(screen.getByRole('textbox', { name: /b =/ })).toHaveClass('border-miss')
  expect(screen.getByRole('textbox', { name: /a =/ })).toHaveClass('border-leaf')
})

test('of statements only the one that was decided wrongly is marked', async () => {
  const options = ['egy', 'kettő'].map((statement) => ({ statement, trueLabel: 'igaz', falseLabel: 'hamis' }))
  await show('kettő', {
    type: 'binary-choice',
    props: { options },
    draft: [true, true],
    fieldMarks: ['correct', 'wrong'],
  })
  const groups = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-invalid'))
  expect(groups).toEqual([null, 'true'])
})

test('of boxes to tick only the wrong one that is ticked is marked', async () => {
  const options = ['egy', 'kettő', 'három'].map((label) => ({ label }))
  await show('három', {
    type: 'multi-choice',
    props: { options },
    draft: [true, true, false],
    fieldMarks: ['correct', 'wrong', undefined],
  })
  const boxes = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-invalid'))
  expect(boxes).toEqual([null, 'true', null])
})
