import { emptyFields, parseCard, testCards, withTestCard } from '@/components/payment/sandbox/card-fields'
import { sandboxMessages as messages } from '@/lib/shared/messages/payment-sandbox'

const typed = (change = {}) => ({
  ...emptyFields,
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  ...change,
})

test('reads a card however it is spaced', () => {
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' }
  expect(parseCard(typed())).toEqual({ card })
  expect(parseCard(typed({ number: '4242-4242-4242-4242', expiry: ' 12 / 34 ', cvc: ' 123' }))).toEqual({ card })
  expect(parseCard(typed({ expiry: '1234' }))).toEqual({ card })
})

test.each([
  ['no number', { number: '' }, { number: messages.numberMissing }],
  ['half a number', { number: '4242 4242' }, { number: messages.numberMissing }],
  ['a wrong digit', { number: '4242 4242 4242 4241' }, { number: messages.numberInvalid }],
  ['no expiry', { expiry: '' }, { expiry: messages.expiryInvalid }],
  ['a thirteenth month', { expiry: '13/34' }, { expiry: messages.expiryInvalid }],
  ['a short code', { cvc: '12' }, { cvc: messages.cvcInvalid }],
])('says what is wrong: %s', (_, change, faults) => {
  expect(parseCard(typed(change))).toEqual({ faults })
})

test('says all that is wrong at once', () => {
  expect(parseCard(emptyFields)).toEqual({
    faults: { number: messages.numberMissing, expiry: messages.expiryInvalid, cvc: messages.cvcInvalid },
  })
})

test.each(Object.entries(testCards))('the offered card "%s" can be sent as it is', (_, number) => {
  expect(parseCard(withTestCard(emptyFields, number))).toMatchObject({ card: { cvc: '123' } })
})
