import {
  initialManagePageState,
  type ManagePageEvent,
  type ManagePageState,
  managePageReducer,
} from '@/components/payment/manage/manage-page-state'

const answer = { subscription: null, customer: null }
const after = (...events: readonly ManagePageEvent[]): ManagePageState =>
  events.reduce(managePageReducer, initialManagePageState(false))
const loaded: ManagePageEvent = { type: 'loaded', answer }
const change = { clientSecret: 'seti_1_secret_a', setupIntentId: 'seti_1' }

test('opens by reading, and first takes a card that the payer comes back with', () => {
  expect(initialManagePageState(false)).toMatchObject({ isLoading: true, task: undefined, answer: undefined })
  expect(initialManagePageState(true)).toMatchObject({ isLoading: true, task: 'update' })
})

test('keeps what was read while it is read again, and when that fails', () => {
  expect(after(loaded, { type: 'load' })).toMatchObject({ isLoading: true, answer })
  expect(after(loaded, { type: 'load' }, { type: 'fail', fault: 'load' })).toMatchObject({
    isLoading: false,
    answer,
    fault: 'load',
  })
})

test('a cancellation closes its dialog and is told', () => {
  const asked = after(loaded, { type: 'ask-cancel' })
  expect(asked.dialog).toEqual({ name: 'cancel' })
  const cancelled = managePageReducer(managePageReducer(asked, { type: 'begin', task: 'cancel' }), {
    type: 'done',
    news: 'cancelled',
  })
  expect(cancelled).toMatchObject({ task: undefined, dialog: undefined, news: 'cancelled' })
})

test('a failed cancellation leaves its dialog open, with the reason', () => {
  const failed = after(
    loaded,
    { type: 'ask-cancel' },
    { type: 'begin', task: 'cancel' },
    { type: 'fail', fault: 'cancel', reason: 'Hálózati hiba.' },
  )
  expect(failed).toMatchObject({
    task: undefined,
    dialog: { name: 'cancel' },
    fault: 'cancel',
    reason: 'Hálózati hiba.',
  })
  expect(managePageReducer(failed, { type: 'close' })).toMatchObject({ dialog: undefined, fault: undefined })
})

test('does one thing at a time', () => {
  const busy = after(loaded, { type: 'ask-cancel' }, { type: 'begin', task: 'cancel' })
  for (const event of [{ type: 'begin', task: 'reactivate' }, { type: 'close' }, { type: 'ask-cancel' }] as const) {
    expect(managePageReducer(busy, event)).toBe(busy)
  }
})

test('beginning something takes back what was told before', () => {
  const told = after(loaded, { type: 'begin', task: 'reactivate' }, { type: 'done', news: 'reactivated' })
  expect(told.news).toBe('reactivated')
  expect(managePageReducer(told, { type: 'begin', task: 'prepare' }).news).toBeUndefined()
})

test('another card is asked for in a dialog', () => {
  const asked = after(loaded, { type: 'begin', task: 'prepare' }, { type: 'card-change', change })
  expect(asked).toMatchObject({ task: undefined, dialog: { name: 'card', change } })
})

test('a failed reading ends nothing else', () => {
  expect(managePageReducer(initialManagePageState(true), { type: 'fail', fault: 'load' }).task).toBe('update')
})
