import { Decimal } from 'decimal.js'
import { ANGLE_PLACES, angleOfPoint, integerRoot } from '@/interpreter/arcs'

const Wide = Decimal.clone({ precision: 60 })

/** More than the 22 digits from which a Number is rounded, and a few less than it is worked out with. */
const PLACES = 30

describe('the angle of a point', () => {
  test.each([
    [1n, 0n],
    [0n, 1n],
    [-1n, 0n],
    [0n, -5n],
    [1n, 1n],
    [3n, -4n],
    [-7n, 24n],
    [-1n, -1n],
    [1n, 10n ** 9n],
    [10n ** 9n, -1n],
    [-(10n ** 40n), 10n ** 31n],
    [1234567890123456n, 9876543210987654n],
    [10n ** 400n, 10n ** 400n + 1n],
  ])('(%d, %d)', (x, y) => {
    const angle = new Wide(`${angleOfPoint(x, y)}e-${ANGLE_PLACES}`)
    const expected = Wide.atan2(new Wide(String(y)), new Wide(String(x)))
    expect(angle.minus(expected).abs().lt(`1e-${PLACES}`)).toBe(true)
  })
})

test.each([0n, 1n, 2n, 3n, 4n, 24n, 25n, 26n, 10n ** 72n - 1n, 10n ** 72n, 2n ** 127n - 1n])(
  'the root of %d is the largest integer whose square is not above it',
  (value) => {
    const root = integerRoot(value)
    expect(root * root <= value && value < (root + 1n) * (root + 1n)).toBe(true)
  },
)
