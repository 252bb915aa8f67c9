import {
  arcPoints,
  boundsOf,
  centroid,
  clip,
  clipPolyline,
  direction,
  distance,
  doubleArea,
  onCircle,
  overlap,
  type Point,
} from '@/lib/shared/figure/draw/geometry'

const box = { left: 0, top: 0, right: 10, bottom: 10 }

test.each<[string, Point, Point, [Point, Point] | undefined]>([
  [
    'all of a segment inside',
    [1, 2],
    [3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'the part from the edge of one that comes in',
    [-5, 5],
    [5, 5],
    [
      [0, 5],
      [5, 5],
    ],
  ],
  [
    'the middle of one that goes through',
    [-10, -10],
    [20, 20],
    [
      [0, 0],
      [10, 10],
    ],
  ],
  ['nothing of one beside', [-5, 0], [-5, 10], undefined],
  ['nothing of one that passes a corner', [-3, 1], [1, -3], undefined],
  [
    'a point that is on the edge',
    [10, 10],
    [10, 10],
    [
      [10, 10],
      [10, 10],
    ],
  ],
])('clipping keeps %s', (_title, from, to, kept) => {
  expect(clip({ from, to }, box)).toEqual(kept && { from: kept[0], to: kept[1] })
})

test('a polyline that leaves a box and comes back is cut into pieces', () => {
  const peaks: readonly Point[] = [
    [0, 5],
    [2, 5],
    [4, -5],
    [6, 5],
    [8, 5],
  ]
  expect(clipPolyline(peaks, box)).toEqual([
    [
      [0, 5],
      [2, 5],
      [3, 0],
    ],
    [
      [5, 0],
      [6, 5],
      [8, 5],
    ],
  ])
  expect(
    clipPolyline(
      [
        [-5, -5],
        [-1, -1],
      ],
      box,
    ),
  ).toEqual([])
})

test('points on a circle count their degrees from three o\u2019clock against the clock', () => {
  const rounded = ([x, y]: Point) => [Math.round(x) + 0, Math.round(y) + 0]
  expect([0, 90, 180, 270].map((degrees) => rounded(onCircle([0, 0], 10, degrees)))).toEqual(
    [
      [10, 0],
      [0, -10],
      [-10, 0],
      [0, 10],
    ].map(([x = 0, y = 0]) => rounded([x, y])),
  )
})

test('an arc runs from its first to its last degree at its radius', () => {
  const arc = arcPoints([5, 5], 3, 30, 150)
  expect(arc.every((point) => Math.abs(distance(point, [5, 5]) - 3) < 1e-9)).toBe(true)
  expect(arc[0]).toEqual(onCircle([5, 5], 3, 30))
  expect(arc.at(-1)).toEqual(onCircle([5, 5], 3, 150))
})

test('areas have a sign, middles are middles, and boxes overlap by what they share', () => {
  const square: readonly Point[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]
  expect(doubleArea(square)).toBe(8)
  expect(doubleArea(square.toReversed())).toBe(-8)
  expect(centroid(square)).toEqual([1, 1])
  expect(boundsOf(square, 1)).toEqual({ left: -1, top: -1, right: 3, bottom: 3 })
  expect(
    overlap(
      box,
      boundsOf([
        [8, 9],
        [20, 20],
      ]),
    ),
  ).toBe(2)
  expect(
    overlap(
      box,
      boundsOf([
        [10, 0],
        [20, 20],
      ]),
    ),
  ).toBe(0)
})

test('a vector too short to have a direction points right', () => {
  expect(direction([0, 4])).toEqual([0, 1])
  expect(direction([0, 0])).toEqual([1, 0])
  expect(direction([1e-320, 0])).toEqual([1, 0])
})
