import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import { overlap } from '@/lib/shared/figure/draw/geometry'
import { inkBox, type Scene, shapeBox } from '@/lib/shared/figure/draw/scene'
import { parseFigure } from '@/lib/shared/figure/model'

function drawn(figure: object): Scene {
  const parsed = parseFigure(JSON.stringify({ alt: 'Egy ábra', ...figure }))
  if ('faults' in parsed || parsed.kind === 'table') throw new Error('no drawing')
  return drawFigure(parsed)
}

function boxOf(scene: Scene, key: string) {
  const shape = scene.shapes.find((each) => each.key === key)
  if (!shape) throw new Error(`no ${key}`)
  return shapeBox(shape)
}

const widthOf = (scene: Scene, key: string) => boxOf(scene, key).right - boxOf(scene, key).left

test('boxes in one room have one scale, and each alone is as large as there is room', () => {
  const row = { kind: 'box', width: 10, depth: 1, height: 1 }
  const whole = { kind: 'box', width: 10, depth: 10, height: 10 }
  const room = { width: 10, depth: 10, height: 10 }
  expect(widthOf(drawn({ ...row, room }), 'front')).toBeCloseTo(widthOf(drawn({ ...whole, room }), 'front'))
  expect(drawn({ ...whole, room })).toEqual(drawn(whole))
  expect(widthOf(drawn(row), 'front')).toBeGreaterThan(widthOf(drawn({ ...row, room }), 'front'))
})

test('the cubes that a box in a room has not yet reached lie at its last edge', () => {
  const room = { width: 3, depth: 3, height: 3 }
  const low = { kind: 'box', width: 3, depth: 3, height: 1, cubes: true, alt: 'Egy réteg', room }
  const cuts = (figure: object) =>
    drawn(figure).shapes.flatMap((shape) =>
      shape.type === 'path' && shape.key?.startsWith('cut height') ? [shape.points] : [],
    )
  const [first, second] = cuts(low)
  expect(cuts({ ...low, room: undefined })).toEqual([])
  expect(second).toEqual(first)
  expect(cuts({ ...low, height: 3 })).toHaveLength(2)
  expect(new Set(cuts({ ...low, height: 3 }).map((points) => JSON.stringify(points))).size).toBe(2)
})

test.each(['?', '2/3', '10/12', '120/150', '0,25'])('a bar begins at the same place behind %s', (label) => {
  const start = (text: string) =>
    boxOf(drawn({ kind: 'fraction-bar', parts: 3, shaded: 2, label: text }), 'bar 1 rim').left
  expect(start(label)).toBe(start('1'))
})

test.each([
  ['below the horizontal axis', [2, -1], 'axis x number 2'],
  ['left of the vertical one', [-1, 2], 'axis y number 2'],
])('a number stands at the other side of its axis where a point is %s', (_place, point, key) => {
  const plane = { kind: 'coordinate-plane', x: [-8, 8], y: [-8, 8] }
  const numberOf = (scene: Scene) => {
    const shape = scene.shapes.find((each) => each.key === key)
    if (shape?.type !== 'label') throw new Error(`no ${key}`)
    return inkBox(shape)
  }
  const dot = boxOf(drawn({ ...plane, points: [point] }), 'point 1')
  expect(overlap(numberOf(drawn(plane)), dot)).toBeGreaterThan(0)
  expect(overlap(numberOf(drawn({ ...plane, points: [point] })), dot)).toBe(0)
})
