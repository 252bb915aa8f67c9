import fc from 'fast-check'
import type { PlanePoint } from '@/lib/domain/exercise/model/point/parse-point'
import { isSameShape, setsShape } from '@/lib/domain/exercise/model/point/shape'
import { add, multiply, negate, type Rational, rational } from '@/lib/domain/exercise/model/rational'

const number = fc
  .tuple(fc.bigInt({ min: -60n, max: 60n }), fc.bigInt({ min: 1n, max: 12n }))
  .map(([top, bottom]) => rational(top, bottom))
const different = fc.uniqueArray(number, {
  minLength: 4,
  maxLength: 4,
  selector: ({ numerator, denominator }) => `${numerator}/${denominator}`,
})

/** The point at x of the line y = mx + b. */
const onLine =
  (m: Rational, b: Rational) =>
  (x: Rational): PlanePoint => ({ x, y: add(multiply(m, x), b) })

/** The point at x of the parabola y = a(x − u)² + v. */
const onParabola =
  (a: Rational, { x: u, y: v }: PlanePoint) =>
  (x: Rational): PlanePoint => {
    const along = add(x, negate(u))
    return { x, y: add(multiply(a, multiply(along, along)), v) }
  }

test('two points of a line set the same line as two others do, and no other line', () => {
  fc.assert(
    fc.property(number, number, different, fc.boolean(), (m, b, [p, q, r, s], isUpright) => {
      if (!p || !q || !r || !s) return
      const at = isUpright ? (y: Rational): PlanePoint => ({ x: b, y }) : onLine(m, b)
      expect(setsShape('line', [at(p), at(q)])).toBe(true)
      expect(isSameShape('line', [at(p), at(q)], [at(r), at(s)])).toBe(true)
      const other = isUpright ? { x: add(b, rational(1n, 7n)), y: q } : { x: q, y: add(at(q).y, rational(1n, 7n)) }
      expect(isSameShape('line', [at(p), other], [at(r), at(s)])).toBe(false)
    }),
  )
})

test('a vertex and another point set the same parabola whichever the other is, and another one from another vertex', () => {
  const opening = number.filter(({ numerator }) => numerator !== 0n)
  fc.assert(
    fc.property(opening, number, different, (a, v, [u, p, q]) => {
      if (!u || !p || !q) return
      const vertex = { x: u, y: v }
      const at = onParabola(a, vertex)
      expect(setsShape('parabola', [vertex, at(p)])).toBe(true)
      expect(isSameShape('parabola', [vertex, at(p)], [vertex, at(q)])).toBe(true)
      expect(isSameShape('parabola', [at(p), vertex], [vertex, at(q)])).toBe(false)
      expect(setsShape('parabola', [vertex, { x: u, y: at(p).y }])).toBe(false)
      expect(setsShape('parabola', [vertex, { x: p, y: v }])).toBe(false)
    }),
  )
})
