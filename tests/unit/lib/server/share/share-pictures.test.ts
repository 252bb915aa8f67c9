import { readdirSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPictureFiles } from '@/lib/server/share/picture-files'
import { createSharePictures } from '@/lib/server/share/share-pictures'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const drawingOf = (title: string) => ({ type: 'div', props: { children: title } })

/** A process of the site, which counts what it draws. */
function openProcess(folder: string, edition = 'fonts') {
  const drawn: string[] = []
  let now = 0
  let most = 0
  const pictures = createSharePictures({
    draw: async (drawing) => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setImmediate(resolve))
      now -= 1
      const text = JSON.stringify(drawing)
      drawn.push(text)
      return Buffer.from(text)
    },
    files: createPictureFiles(folder, 3),
    edition: async () => edition,
  })
  return { pictures, drawn, mostAtOnce: () => most }
}

test('draws a picture once, for all who ask and for every later process', async () => {
  const folder = join(dirname(newFile('x')), 'pictures')
  const first = openProcess(folder)
  const found = await Promise.all([1, 2, 3].map(() => first.pictures.find(drawingOf('a'))))
  expect(found.map((picture) => String(picture))).toEqual(Array(3).fill(JSON.stringify(drawingOf('a'))))
  expect(first.drawn).toHaveLength(1)
  const second = openProcess(folder)
  expect(String(await second.pictures.find(drawingOf('a')))).toBe(JSON.stringify(drawingOf('a')))
  expect(second.drawn).toEqual([])
})

test('draws anew what would look different', async () => {
  const folder = dirname(newFile('x'))
  await openProcess(folder).pictures.find(drawingOf('a'))
  const other = openProcess(folder, 'other fonts')
  await other.pictures.find(drawingOf('a'))
  await other.pictures.find(drawingOf('b'))
  expect(other.drawn).toHaveLength(2)
})

test('draws one after another, however many are asked for, and lets so many wait', async () => {
  const { pictures, mostAtOnce, drawn } = openProcess(dirname(newFile('x')))
  const found = await Promise.all(Array.from({ length: 40 }, (_, index) => pictures.find(drawingOf(String(index)))))
  expect(mostAtOnce()).toBe(1)
  // One is drawn, and twenty wait.
  expect(found.filter(Boolean)).toHaveLength(21)
  expect(drawn).toHaveLength(21)
})

test('keeps no more files than it may, those that were used last', async () => {
  const folder = dirname(newFile('x'))
  const files = createPictureFiles(folder, 3)
  const ages = ['a', 'b', 'c']
  for (const [index, key] of ages.entries()) {
    await files.set(key, Buffer.from(key))
    utimesSync(join(folder, `${key}.png`), index, index)
  }
  expect(String(await files.get('a'))).toBe('a')
  await files.set('d', Buffer.from('d'))
  expect(readdirSync(folder).toSorted()).toEqual(['a.png', 'c.png', 'd.png'])
})

test('does without a folder that cannot be written to', async () => {
  const file = newFile('no-folder')
  const { pictures, drawn } = openProcess(join(file, 'x'))
  await createPictureFiles(dirname(file), 9).set('no-folder', Buffer.from('x'))
  expect(statSync(`${file}.png`).isFile()).toBe(true)
  const { pictures: others } = openProcess(join(`${file}.png`, 'x'))
  for (const site of [pictures, others]) expect(String(await site.find(drawingOf('a')))).toContain('a')
  expect(drawn).toHaveLength(1)
})
