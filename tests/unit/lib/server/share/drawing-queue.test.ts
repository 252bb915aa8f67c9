import { createDrawingQueue } from '@/lib/server/share/drawing-queue'

/** Drawings that end when they are told to. */
function createEasel() {
  const begun: string[] = []
  const ends = new Map<string, { readonly finish: () => void; readonly fail: () => void }>()
  const draw = (key: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(key)
      ends.set(key, { finish: () => resolve(`picture ${key}`), fail: () => reject(new Error(key)) })
    })
  return { begun, draw, finish: (key: string) => ends.get(key)?.finish(), fail: (key: string) => ends.get(key)?.fail() }
}

test('draws one picture at a time, in their order', async () => {
  const { begun, draw, finish } = createEasel()
  const queue = createDrawingQueue<string>()
  const [a, b] = [queue.add('a', draw('a')), queue.add('b', draw('b'))]
  expect(begun).toEqual(['a'])
  finish('a')
  expect(await a).toBe('picture a')
  expect(begun).toEqual(['a', 'b'])
  finish('b')
  expect(await b).toBe('picture b')
})

test('gives all who ask for one picture the same, and draws again only when it is asked for later', async () => {
  const { begun, draw, finish } = createEasel()
  const queue = createDrawingQueue<string>()
  const pictures = [1, 2, 3].map(() => queue.add('a', draw('a')))
  finish('a')
  expect(await Promise.all(pictures)).toEqual(Array(3).fill('picture a'))
  void queue.add('a', draw('a'))
  expect(begun).toEqual(['a', 'a'])
})

test('takes no more than may wait, but for one that is urgent, which is next', async () => {
  const { begun, draw, finish } = createEasel()
  const queue = createDrawingQueue<string>(2)
  const added = ['a', 'b', 'c', 'd'].map((key) => queue.add(key, draw(key)))
  expect(added[3]).toBeUndefined()
  const urgent = queue.add('site', draw('site'), true)
  finish('a')
  await added[0]
  finish('site')
  await urgent
  expect(begun).toEqual(['a', 'site', 'b'])
})

test('a failure is of who asked for that picture, and the next is drawn', async () => {
  const { draw, finish, fail } = createEasel()
  const queue = createDrawingQueue<string>()
  const [a, b] = [queue.add('a', draw('a')), queue.add('b', draw('b'))]
  fail('a')
  await expect(a).rejects.toThrow('a')
  finish('b')
  expect(await b).toBe('picture b')
  const again = queue.add('a', draw('a'))
  finish('a')
  expect(await again).toBe('picture a')
})
