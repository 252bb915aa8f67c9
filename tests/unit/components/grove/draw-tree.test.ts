import fc from 'fast-check'
import { drawTree, FOLIAGE, type GroveSkill, type Leaf } from '@/components/grove/draw-tree'
import { LEAF_RADIUS } from '@/components/grove/place-leaves'
import { skillStates } from '@/lib/domain/practice/model'
import { MOST_LEAVES, plantGrove } from '@/lib/domain/practice/model/plant-grove'

const state = fc.constantFrom(...skillStates)

/** The skills of a tree in some states; each may build on some of those before it. */
const skills: fc.Arbitrary<readonly GroveSkill[]> = fc
  .array(fc.record({ state, refresh: fc.constantFrom(true as const, undefined), back: fc.nat({ max: 5 }) }), {
    minLength: 1,
    maxLength: MOST_LEAVES,
  })
  .map((all) =>
    all.map(({ back, ...rest }, index) => ({
      ...rest,
      id: `skill-${index}`,
      after: index >= back && back > 0 ? [`skill-${index - back}`] : [],
    })),
  )
const turn = fc.nat({ max: 40 })

const placeOf = ({ skill, x, y }: Leaf) => ({ skill, x, y })

describe('the tree of a topic', () => {
  test('is the same for the same skills and states', () => {
    fc.assert(
      fc.property(skills, turn, (of, at) => expect(drawTree(of, at)).toEqual(drawTree(structuredClone(of), at))),
    )
  })

  test('has a leaf for each skill, in the order of the map, in its state', () => {
    fc.assert(
      fc.property(skills, turn, (of, at) => {
        const { leaves } = drawTree(of, at)
        expect(leaves.map(({ skill, state: drawn }) => [skill, drawn])).toEqual(of.map(({ id, state: is }) => [id, is]))
      }),
    )
  })

  test('keeps its leaves clear of each other', () => {
    fc.assert(
      fc.property(skills, turn, (of, at) => {
        const { leaves } = drawTree(of, at)
        const distances = leaves.flatMap((one, index) =>
          leaves.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        )
        expect(Math.min(Number.POSITIVE_INFINITY, ...distances)).toBeGreaterThanOrEqual(2 * LEAF_RADIUS)
      }),
    )
  })

  test('stays inside its box, with its foliage, and stands on the ground', () => {
    fc.assert(
      fc.property(skills, turn, (of, at) => {
        const { box, leaves } = drawTree(of, at)
        for (const leaf of leaves) {
          const reach = Math.max(LEAF_RADIUS, FOLIAGE[leaf.state])
          expect(leaf.x - reach).toBeGreaterThanOrEqual(box.left)
          expect(leaf.x + reach).toBeLessThanOrEqual(box.left + box.width)
          expect(leaf.y - reach).toBeGreaterThanOrEqual(box.top)
          expect(leaf.y + reach).toBeLessThanOrEqual(0)
        }
        expect(box.top + box.height).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('moves no leaf when any grows, and changes no sign', () => {
    fc.assert(
      fc.property(skills, turn, fc.infiniteStream(state), (of, at, later) => {
        const grown = of.map((skill) => ({ ...skill, state: later.next().value ?? skill.state }))
        const [before, after] = [drawTree(of, at), drawTree(grown, at)]
        expect(after.leaves.map(placeOf)).toEqual(before.leaves.map(placeOf))
        expect(after.leaves.map(({ sign }) => sign)).toEqual(before.leaves.map(({ sign }) => sign))
        expect(after.box).toEqual(before.box)
      }),
    )
  })

  test('has a branch to each leaf, and a twig to what is only a bud', () => {
    fc.assert(
      fc.property(skills, turn, (of, at) => {
        const { branches, leaves } = drawTree(of, at)
        expect(branches).toHaveLength(leaves.length)
        branches.forEach(({ path, isTwig }, index) => {
          expect(path.endsWith(` ${leaves[index]?.x} ${leaves[index]?.y}`)).toBe(true)
          expect(isTwig).toBe(of[index]?.state === 'new')
        })
      }),
    )
  })

  test('begins a branch at the skill that comes before it, where that hangs below, and else at the trunk', () => {
    // Seven hang in rows of two, three and two.
    const after = [[], ['elsewhere'], [], [], [], ['skill-0'], ['skill-5']]
    const { branches, leaves } = drawTree(
      after.map((before, index) => ({ id: `skill-${index}`, state: 'sure', after: before })),
      0,
    )
    const [low] = leaves
    expect(branches[1]?.path).toMatch(/^M0 /)
    expect(branches[5]?.path).toMatch(new RegExp(`^M${low?.x} ${low?.y}Q`))
    expect(branches[6]?.path).toMatch(/^M0 /)
  })

  test('grows thicker and never thinner', () => {
    const width = (of: readonly GroveSkill[]) => Number.parseFloat(drawTree(of, 0).trunk.slice(1))
    fc.assert(
      fc.property(skills, (of) => {
        const better = of.map((skill) => ({ ...skill, state: 'sure' as const }))
        expect(width(better)).toBeLessThanOrEqual(width(of))
      }),
    )
  })
})

describe('the trees of a grove', () => {
  const topic = (id: string, count: number) => ({
    id,
    title: id.toUpperCase(),
    skills: Array.from({ length: count }, (_, index) => index),
  })

  test('are one for each topic that has skills', () => {
    expect(plantGrove([topic('a', 1), topic('b', 0), topic('c', MOST_LEAVES)])).toEqual([
      topic('a', 1),
      topic('c', MOST_LEAVES),
    ])
  })

  test('are several of about the same size for a topic with many skills, which keep their order', () => {
    const trees = plantGrove([topic('a', MOST_LEAVES * 2 + 1)])
    expect(trees.map(({ title }) => title)).toEqual(['A (1.)', 'A (2.)', 'A (3.)'])
    expect(trees.map(({ skills: own }) => own.length)).toEqual([13, 13, 13])
    expect(trees.flatMap(({ skills: own }) => own)).toEqual(topic('a', MOST_LEAVES * 2 + 1).skills)
  })
})
