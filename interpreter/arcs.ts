/**
 * The angle of a point, worked out in fixed point: a BigInt stands for so many parts of 2^-BITS. It takes an eighth of what
 * decimal.js takes for an inverse function, and scripts that look for fitting triangles ask for thousands of them.
 */
const BITS = 128n
const ONE = 1n << BITS
/** The bits of a double behind its point that are taken over: an angle is at most 4. */
const DOUBLE_BITS = 50n
/** The decimal places of what comes out: those of an angle that is not tiny, and more than enough to round from. */
export const ANGLE_PLACES = 36

/**
 * The angle in radians, from -π to π, at which the point (x, y) is seen from the origin, in units of 10^-ANGLE_PLACES, of which
 * it may be some off. Both coordinates are in one unit, whatever that is, and are not both 0.
 */
export function angleOfPoint(x: bigint, y: bigint): bigint {
  const [right, up] = withinOne(x, y)
  const near = toFixed(Math.atan2(Number(up), Number(right)))
  const { sine, cosine } = sineAndCosine(near)
  // Turned back by what a double knows of the angle, the point is seen at what the double lacks: so little that it equals its tangent.
  const rest = ((up * cosine - right * sine) << BITS) / (right * cosine + up * sine)
  return ((near + rest) * 10n ** BigInt(ANGLE_PLACES)) >> BITS
}

/** The point in the same direction whose larger coordinate is about 1. */
function withinOne(x: bigint, y: bigint): readonly [bigint, bigint] {
  const size = BigInt(Math.max(bitLength(x), bitLength(y)))
  const scale = (value: bigint) => (size > BITS ? value >> (size - BITS) : value << (BITS - size))
  return [scale(x), scale(y)]
}

function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(16).length * 4
}

function toFixed(value: number): bigint {
  return BigInt(Math.round(value * 2 ** Number(DOUBLE_BITS))) << (BITS - DOUBLE_BITS)
}

/** By their series, which for an angle of at most 4 soon ends. */
function sineAndCosine(angle: bigint): { readonly sine: bigint; readonly cosine: bigint } {
  let [sine, cosine] = [0n, 0n]
  let term = ONE
  for (let n = 0n; term !== 0n; term = ((term * angle) >> BITS) / ++n) {
    const signed = n & 2n ? -term : term
    if (n & 1n) sine += signed
    else cosine += signed
  }
  return { sine, cosine }
}

/** The largest integer whose square is not above a value that is not negative. */
export function integerRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
