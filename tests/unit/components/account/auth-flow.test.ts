import {
  type AuthEvent,
  type AuthFlow,
  authFlowReducer,
  initialAuthFlow,
  isNotCreated,
  isUnderWay,
} from '@/components/account/auth-flow'

const failure = { code: 'user-disabled' } as const
const run = (...events: AuthEvent[]): AuthFlow => events.reduce(authFlowReducer, initialAuthFlow())
const types = ['leave', 'register', 'registered', 'sign-in', 'done', 'nobody'] as const

test('begins idle, without knowing who is there', () => {
  expect(initialAuthFlow()).toEqual({ state: 'idle', fullyLoaded: false })
})

test('begins with the failure that the browser has come back with', () => {
  expect(initialAuthFlow(failure)).toEqual({ state: 'error', failure, fullyLoaded: true })
})

test('a registration goes by registerUser and signInUser to idle', () => {
  expect(run({ type: 'register' })).toEqual({ state: 'registerUser', fullyLoaded: false })
  expect(run({ type: 'register' }, { type: 'registered' })).toEqual({ state: 'signInUser', fullyLoaded: false })
  expect(run({ type: 'register' }, { type: 'registered' }, { type: 'done' })).toEqual({
    state: 'idle',
    fullyLoaded: true,
  })
})

test('a sign-in goes by signInUser to idle', () => {
  expect(run({ type: 'sign-in' })).toEqual({ state: 'signInUser', fullyLoaded: false })
  expect(run({ type: 'sign-in' }, { type: 'done' })).toEqual({ state: 'idle', fullyLoaded: true })
})

test('on the way to a provider it is loading', () => {
  expect(run({ type: 'leave' })).toEqual({ state: 'loading', fullyLoaded: false })
})

test('is fully loaded when nobody was found', () => {
  expect(run({ type: 'nobody' })).toEqual({ state: 'idle', fullyLoaded: true })
})

test.each(types)('any failure after %s puts it in error, fully loaded', (type) => {
  expect(run({ type }, { type: 'fail', failure })).toEqual({ state: 'error', failure, fullyLoaded: true })
})

test.each(['leave', 'register', 'sign-in'] as const)('begins nothing else while %s is under way', (type) => {
  const flow = run({ type })
  expect(isUnderWay(flow)).toBe(true)
  for (const other of ['leave', 'register', 'sign-in'] as const)
    expect(authFlowReducer(flow, { type: other })).toBe(flow)
})

test('may be tried again after a failure', () => {
  expect(run({ type: 'fail', failure }, { type: 'sign-in' })).toEqual({ state: 'signInUser', fullyLoaded: true })
})

test.each(['registered', 'done'] as const)('%s out of turn changes nothing', (type) => {
  const flow = initialAuthFlow()
  expect(authFlowReducer(flow, { type })).toBe(flow)
})

test('who is not known after the registration was not created', () => {
  expect(isNotCreated({ code: 'invalid-login-credentials' })).toBe(true)
  expect(isNotCreated({ code: 'too-many-requests' })).toBe(false)
  expect(isNotCreated({ text: 'x' })).toBe(false)
})
