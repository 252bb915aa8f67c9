import type { SkillState } from '@/lib/domain/practice/model'
import { LEAF_RADIUS, type Point, placeLeaves } from './place-leaves'

/** What a tree needs to know of a skill. */
export interface GroveSkill {
  readonly id: string
  readonly state: SkillState
  /** It went well once, and is due again. */
  readonly refresh?: true | undefined
  /** The skills that come before it, of this tree or not. */
  readonly after: readonly string[]
}

/** A skill as it hangs on its tree. */
export interface Leaf extends Point {
  readonly skill: string
  readonly state: SkillState
  readonly refresh: boolean
  /** The digit or sign that it shows. */
  readonly sign: string
}

/** A line of wood, with the `d` of its path. */
export interface Branch {
  readonly path: string
  /** Whether it bears nothing but a bud. */
  readonly isTwig: boolean
}

/** A tree whose trunk meets the ground at 0, 0, in units of about a pixel. */
export interface DrawnTree {
  readonly box: Box
  /** The thicker, the more has grown. */
  readonly trunk: string
  readonly branches: readonly Branch[]
  readonly leaves: readonly Leaf[]
}

/** What all of the tree is inside of. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const SIGNS = [...'7+3×5=2÷9−4√8%6½1<0π']

/** How far the foliage of a leaf reaches, by how it goes. */
export const FOLIAGE: Readonly<Record<SkillState, number>> = { new: 0, started: 0, working: 23, sure: 26 }
/** What a leaf adds to the trunk. */
const WEIGHT: Readonly<Record<SkillState, number>> = { new: 0, started: 0.5, working: 1, sure: 1.5 }
/** Half of the trunk's width at the ground: of a sapling, of one leaf that went well, and of the thickest. */
const TRUNK = { least: 2.5, each: 0.7, most: 9 }
const ROOT = 6
/** A branch that goes further to the side would lie across the others. */
const FARTHEST = 60
const MARGIN = FOLIAGE.sure + 3

/**
 * The tree of a topic: its skills in the order of the map, each a leaf in a place of its own, from bud to foliage. The same
 * skills and states always give the same tree, and a place depends on neither state nor time.
 *
 * @param turn tells one tree of the grove from another
 */
export function drawTree(skills: readonly GroveSkill[], turn: number): DrawnTree {
  const places = placeLeaves(skills.length, turn)
  const leaves = skills.map(({ id, state, refresh = false }, index): Leaf => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return { skill: id, x, y, state, refresh, sign: signOf(id) }
  })
  const top = topOfTrunk(leaves)
  return {
    box: boxAround(places),
    trunk: trunkOf(leaves, top),
    branches: skills.flatMap(({ after }, index) => branchTo(leaves, index, after, top)),
    leaves,
  }
}

/** The digit or sign of a skill: the same wherever it stands. */
export function signOf(skill: string): string {
  const hash = [...skill].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return SIGNS[hash % SIGNS.length] ?? '+'
}

function boxAround(places: readonly Point[]): Box {
  const reach = Math.max(...places.map(({ x }) => Math.abs(x))) + MARGIN
  const top = Math.min(...places.map(({ y }) => y)) - MARGIN
  return { left: -reach, top, width: 2 * reach, height: ROOT - top }
}

/** Halfway from where the crown begins to the highest that has grown. */
function topOfTrunk(leaves: readonly Leaf[]): number {
  const lowest = Math.max(...leaves.map(({ y }) => y))
  const grown = leaves.filter(({ state }) => state !== 'new').map(({ y }) => y)
  return Math.round((Math.min(lowest, ...grown) + lowest) / 2)
}

function trunkOf(leaves: readonly Leaf[], top: number): string {
  const mass = leaves.reduce((sum, { state }) => sum + WEIGHT[state], 0)
  const half = round(Math.min(TRUNK.most, TRUNK.least + mass * TRUNK.each))
  const waist = round(half * 0.55)
  return `M${-half - 3} ${ROOT}C${-half} -8 ${-waist} -24 -1.5 ${top}H1.5C${waist} -24 ${half} -8 ${half + 3} ${ROOT}z`
}

/** From the last skill of the tree that comes before it and hangs below it; where there is none, from the trunk. */
function branchTo(leaves: readonly Leaf[], index: number, after: readonly string[], top: number): readonly Branch[] {
  const leaf = leaves[index]
  if (!leaf) return []
  const { x, y, state } = leaf
  const isBelow = (other: Leaf) => other.y - y >= LEAF_RADIUS && Math.abs(other.x - x) <= FARTHEST
  const before = leaves.slice(0, index).findLast((other) => after.includes(other.skill) && isBelow(other))
  const from = before ?? { x: 0, y: Math.max(Math.round(y * 0.45), top + 4) }
  // It leaves the wood upwards and bends outwards.
  const bend = { x: Math.round(from.x + (x - from.x) * 0.2), y: Math.round(from.y + (y - from.y) * 0.65) }
  return [{ path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${x} ${y}`, isTwig: state === 'new' }]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
