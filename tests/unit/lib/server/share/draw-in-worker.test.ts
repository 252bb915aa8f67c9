import { createWorkerDrawer } from '@/lib/server/share/draw-in-worker'
import { ogImageFonts } from '@/lib/server/share/og-image-fonts'

const isPng = (picture: Uint8Array) => Buffer.from(picture.subarray(1, 4)).toString() === 'PNG'

/** Width and height, as the head of a PNG file tells. */
function sizeOf(picture: Uint8Array): readonly number[] {
  const head = Buffer.from(picture)
  return [head.readUInt32BE(16), head.readUInt32BE(20)]
}

test('draws in a thread of its own while this one goes on, and after a failure as well', async () => {
  const draw = createWorkerDrawer(ogImageFonts)
  const style = { display: 'flex', fontFamily: 'Figtree' }
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  turn()
  const picture = await draw({ type: 'div', props: { style, children: 'Törtek' } })
  isDone = true
  expect([isPng(picture), sizeOf(picture)]).toEqual([true, [1200, 630]])
  expect(turns).toBeGreaterThan(20)
  // Satori asks for a style that lays out several children.
  await expect(draw({ type: 'div', props: { children: ['a', { type: 'b', props: {} }] } })).rejects.toThrow('display')
  expect(isPng(await draw({ type: 'div', props: { style, children: 'Egész számok' } }))).toBe(true)
}, 60_000)
