import { ApiError, asApiError, callApi, hasFailedWith } from '@/lib/client/api'

afterEach(() => jest.restoreAllMocks())

const body = { seed: 5, difficultyLevel: 1, subTask: 0, answers: ['3'] } as const
const call = (signal?: AbortSignal) => callApi('POST /exercise/{id}/check', { params: { id: 'x' }, body, signal })

function answerWith(body: BodyInit | null, init: ResponseInit) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init))
}

test('gives the answer, and nothing for 204', async () => {
  answerWith('{"correct":true}', { status: 200 })
  expect(await call()).toEqual({ correct: true })
  answerWith(null, { status: 204 })
  expect(await call()).toBeUndefined()
})

test('what stands in an address arrives as it was given, and what is not given is not sent', async () => {
  const fetch = answerWith(null, { status: 204 })
  await callApi('GET /task/status/{id}', { params: { id: 'a/b?c' } })
  expect(fetch).toHaveBeenLastCalledWith('/api/task/status/a%2Fb%3Fc', expect.objectContaining({ method: 'GET' }))
  await callApi('GET /exercises', { query: { cls: 'hu|grade|5,hu|grade|6', page: undefined } })
  expect(fetch.mock.lastCall?.[0]).toBe('/api/exercises?cls=hu%7Cgrade%7C5%2Chu%7Cgrade%7C6')
  await call()
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify(body) })
})

test('a refusal has its status and its code', async () => {
  answerWith('{"error":{"code":"limit-reached","message":""}}', { status: 403 })
  await expect(call()).rejects.toMatchObject({ status: 403, code: 'limit-reached' })
})

test('the page of a gateway has no code of ours', async () => {
  answerWith('<h1>Bad gateway</h1>', { status: 502 })
  await expect(call()).rejects.toMatchObject({ status: 502, code: 'internal' })
})

test.each([
  ['an answer that was cut off', '{"correct":tr'],
  ['the page of a network that wants one to sign in first', '<html><body>Wi-Fi</body></html>'],
])('%s counts as lost', async (_, body) => {
  answerWith(body, { status: 200 })
  await expect(call()).rejects.toMatchObject({ status: 0, code: 'network-request-failed' })
})

/** A server that never answers: the call ends when its signal is aborted, before or after it has begun. */
function neverAnswer() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted()
    return new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
}

test('is lost when the caller does not wait any longer', async () => {
  neverAnswer()
  const abort = new AbortController()
  const answer = call(abort.signal)
  abort.abort()
  await expect(answer).rejects.toMatchObject({ code: 'network-request-failed' })
  await expect(call(abort.signal)).rejects.toMatchObject({ code: 'network-request-failed' })
})

test('is lost when no answer comes in time', async () => {
  neverAnswer()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await expect(call()).rejects.toMatchObject({ code: 'network-request-failed' })
  await expect(call(new AbortController().signal)).rejects.toMatchObject({ code: 'network-request-failed' })
  expect(timeout).toHaveBeenCalledWith(20_000)
})

test('a failed call is known by its code', () => {
  const error = new ApiError(404, 'not-found')
  expect(asApiError(error)).toBe(error)
  expect([hasFailedWith(error, 'not-found'), hasFailedWith(error, 'conflict')]).toEqual([true, false])
  expect(hasFailedWith({ code: 'not-found' }, 'not-found')).toBe(false)
})

test('a fault of the program counts as a failed call, and is thrown for who watches over errors', () => {
  // Jest fails for a rejection that nobody handles.
  const uncaught = jest.spyOn(Promise, 'reject').mockReturnValue(new Promise<never>(() => undefined))
  const fault = new TypeError('x is not a function')
  expect(asApiError(fault)).toMatchObject({ status: 0, code: 'internal', cause: fault })
  expect(uncaught.mock.calls).toEqual([[fault]])
})
