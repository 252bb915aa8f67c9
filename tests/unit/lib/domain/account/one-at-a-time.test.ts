import { oneAtATime } from '@/lib/domain/account/one-at-a-time'

test('work of one key runs in order and never at once; other keys do not wait', async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} starts`)
    await Promise.resolve()
    events.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([
    oneAtATime('a', work('first')),
    oneAtATime('a', work('second')),
    oneAtATime('b', work('other')),
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
  const failing = oneAtATime('a', async () => Promise.reject(new Error('broken')))
  const next = oneAtATime('a', async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})
