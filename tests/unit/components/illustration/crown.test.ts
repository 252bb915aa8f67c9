import { layOutCrown } from '@/components/illustration/crown'

const GLYPHS = '7+3×5=2÷9−4%8±6½1<0'

describe('the crown of a drawn tree', () => {
  const { lit, plain, fringe } = layOutCrown({ glyphs: GLYPHS, spacing: 15, stretch: 1 })
  const groups = [lit, plain, fringe]

  test('has every leaf once', () => {
    const leaves = groups.flatMap(({ glyphs }) => [...glyphs])
    expect(leaves.toSorted()).toEqual([...GLYPHS].toSorted())
  })

  test('gives each leaf a place and a turn', () => {
    for (const { glyphs, x, y, rotate } of groups) {
      const counts = [x, y, rotate].map((list) => list.split(' ').length)
      expect(counts).toEqual([glyphs.length, glyphs.length, glyphs.length])
    }
  })

  test('keeps the leaves clear of each other', () => {
    const places = groups.flatMap(({ x, y }) => {
      const ys = y.split(' ').map(Number)
      return x.split(' ').map((value, index) => ({ x: Number(value), y: ys[index] ?? Number.NaN }))
    })
    const distances = places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...distances)).toBeGreaterThan(15)
  })
})
