import { onFirstUse } from '@/lib/server/openers/on-first-use'

interface Port {
  readonly mode: 'on' | 'off'
  double(value: number): Promise<number>
  fail(): Promise<never>
}

function openPort() {
  const open = jest.fn(
    async (): Promise<Port> => ({
      mode: 'on',
      double: async (value) => 2 * value,
      fail: async () => {
        throw new Error('no answer')
      },
    }),
  )
  return { open, port: onFirstUse(open, { mode: 'on' }) }
}

test('opens at the first call, once', async () => {
  const { open, port } = openPort()
  expect(port.mode).toBe('on')
  expect(open).not.toHaveBeenCalled()
  expect(await Promise.all([port.double(1), port.double(2)])).toEqual([2, 4])
  await expect(port.fail()).rejects.toThrow('no answer')
  expect(open).toHaveBeenCalledTimes(1)
})

test('can be what a promise is for', async () => {
  const { open, port } = openPort()
  expect(await Promise.resolve(port)).toBe(port)
  expect(open).not.toHaveBeenCalled()
})

test('a port that cannot be opened says why at each call', async () => {
  const port = onFirstUse(
    async (): Promise<Port> => {
      throw new Error('a bad key')
    },
    { mode: 'on' },
  )
  await expect(port.double(1)).rejects.toThrow('a bad key')
  await expect(port.fail()).rejects.toThrow('a bad key')
})

test('is opened at a later call when it could not be opened at the first', async () => {
  const open = jest.fn(
    async (): Promise<Port> => ({ mode: 'on', double: async (value) => 2 * value, fail: () => Promise.reject() }),
  )
  open.mockRejectedValueOnce(new Error('out of memory'))
  const port = onFirstUse(open, { mode: 'on' })
  await expect(port.double(1)).rejects.toThrow('out of memory')
  expect(await port.double(1)).toBe(2)
})
