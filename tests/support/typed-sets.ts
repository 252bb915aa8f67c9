import fc from 'fast-check'
import { type Rational, rational } from '@/lib/domain/exercise/model/rational'
import { leastCpuTime } from './cpu-time'

/** A number as it is typed, with its value. */
export interface WrittenNumber {
  readonly value: Rational
  readonly text: string
}

/** Numbers near each other, so that two sets often share some, each as an integer, a decimal or a fraction is typed. */
export const writtenNumber: fc.Arbitrary<WrittenNumber> = fc
  .record({
    halves: fc.integer({ min: -12, max: 12 }),
    form: fc.nat({ max: 3 }),
    minus: fc.constantFrom('-', '−', '- '),
  })
  .map(({ halves, form, minus }) => {
    const [sign, size] = [halves < 0 ? minus : '', Math.abs(halves)]
    const decimal = `${Math.floor(size / 2)}${size % 2 === 1 ? ',5' : ''}`
    const texts = [decimal, size % 2 === 1 ? `${decimal}0` : `${decimal},0`, `${size}/2`, `${3 * size}/6`]
    return { value: rational(BigInt(halves), 2n), text: sign + texts[form] }
  })

/** What might be typed into a field for a set, or by a cat. */
const anyTyped: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        // biome-ignore format: a list reads better in rows
        ...['{', '}', '[', ']', '(', ')', ';', ',', '<', '>', '≤', '≥', '=', '≠', '∪', '∩', '\\', '∈', '/', '±', '-', '+',
            ' ', '.', '∞', 'x', 'R', 'U', 'vagy', 'és', 'nincs', 'megoldás', '∅', '1', '2', '12', '3,5', '1/2', '½', 'é'],
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join('')),
  fc.nat({ max: 400 }).map((count) => '{1;'.repeat(count)),
)

/** Asserts that a reader reads whatever is typed or says why not, without throwing and within half a second. */
export async function expectToReadAnything(
  read: (typed: string) => { readonly kind: 'read' | 'fault' },
): Promise<void> {
  let slowest = { typed: '', cost: 0 }
  fc.assert(
    fc.property(anyTyped, (typed) => {
      // Of the processor, which others may have meanwhile.
      const before = process.cpuUsage()
      expect(['read', 'fault']).toContain(read(typed).kind)
      const { user, system } = process.cpuUsage(before)
      if (user + system > slowest.cost) slowest = { typed, cost: user + system }
    }),
    { numRuns: 100_000 },
  )
  // What is slow is so each time; that once may have had the memory of all tests before it to tidy up.
  expect(await leastCpuTime(async () => read(slowest.typed))).toBeLessThan(500_000)
}
