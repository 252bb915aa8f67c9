import { createKeyedQueue } from '@/lib/shared/keyed-queue'

test('work of one key runs in order and never at once; other keys do not wait', async () => {
  const inOrder = createKeyedQueue()
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} starts`)
    await Promise.resolve()
    events.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([
    inOrder('a', work('first')),
    inOrder('a', work('second')),
    inOrder('b', work('other')),
  ])
  expect(results).toEqual(['first', 'second', 'other'])
  expect(events.filter((event) => !event.startsWith('other'))).toEqual([
    'first starts',
    'first ends',
    'second starts',
    'second ends',
  ])
  expect(events.indexOf('other starts')).toBeLessThan(events.indexOf('second starts'))
})

test('a failure goes to its caller only', async () => {
  const inOrder = createKeyedQueue()
  const failing = inOrder('a', async () => Promise.reject(new Error('broken')))
  const next = inOrder('a', async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})

test('work that waits no longer than it was told runs beside what is not at its end', async () => {
  const inOrder = createKeyedQueue(async () => undefined)
  let finish = () => {}
  const endless = inOrder('a', () => new Promise<void>((resolve) => (finish = resolve)))
  expect(await inOrder('a', async () => 'did not wait')).toBe('did not wait')
  finish()
  await endless
})
