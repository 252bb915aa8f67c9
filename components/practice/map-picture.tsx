import type { CSSProperties } from 'react'
import { drawTree, type Leaf } from '@/components/grove/draw-tree'
import { GroveTree, LeafMark } from '@/components/grove/grove-tree'
import { grownInWords, skillsInWords } from '@/components/grove/grove-words'
import { LEAF_RADIUS } from '@/components/grove/place-leaves'
import { type MapAnswer, skillStates } from '@/lib/domain/practice/model'
import { plantGrove } from '@/lib/domain/practice/model/plant-grove'
import { groveMessages as messages } from '@/lib/shared/messages/grove'
import { mapMessages } from '@/lib/shared/messages/practice'
import { skillPlace } from './skill-place'

type Topic = MapAnswer['topics'][number]
type MappedSkill = Topic['skills'][number]

/** How many trees stand in a row on wide screens; grove.css has as many columns. */
const COLUMNS = 5

/**
 * The map as a grove: a tree for each topic, along a trail in the order of the map. A leaf leads to its skill in the list,
 * which says all of it in words.
 */
export function MapPicture({ topics }: { readonly topics: readonly Topic[] }) {
  const trees = plantGrove(topics)
  return (
    <ol className="meadow">
      {trees.map(({ id, title, skills }, turn) => (
        <li key={id} style={placeInRows(turn)}>
          <div className="tree-ground">
            {turn > 0 && <Trail turn={turn} />}
            <TopicTree title={title} skills={skills} turn={turn} />
          </div>
          <TreeName title={title} skills={skills} turn={turn} isLast={turn === trees.length - 1} />
        </li>
      ))}
    </ol>
  )
}

/** What the shapes of the leaves mean. */
export function MapKey() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base text-quiet">
      {skillStates.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <LeafMark state={state} sign="+" />
          {messages.key[state]}
        </li>
      ))}
    </ul>
  )
}

/** On wide screens the trail winds from row to row: to the right, and back to the left. */
function placeInRows(turn: number): CSSProperties {
  const row = Math.floor(turn / COLUMNS)
  const step = turn % COLUMNS
  return { '--row': row * 2 + 1, '--column': isRowBackwards(turn) ? COLUMNS - step : step + 1 } as CSSProperties
}

function isRowBackwards(turn: number): boolean {
  return Math.floor(turn / COLUMNS) % 2 === 1
}

interface TreeProps {
  readonly title: string
  readonly skills: readonly MappedSkill[]
  /** Which tree of the grove it is, from 0. */
  readonly turn: number
}

function TopicTree({ title, skills, turn }: TreeProps) {
  const tree = drawTree(skills, turn)
  const { left, top, width, height } = tree.box
  const titles = new Map(skills.map((skill) => [skill.id, leafName(skill)]))
  const across = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`
  return (
    <div
      className="tree-box"
      style={{ inlineSize: width, '--leaf-size': across(2 * LEAF_RADIUS, width) } as CSSProperties}
    >
      <div role="img" aria-label={messages.tree(title, skillsInWords(skills))}>
        <GroveTree tree={tree} turn={turn} />
      </div>
      {tree.leaves.map(({ skill, x, y }: Leaf) => (
        <a
          key={skill}
          href={`#${skillPlace(skill)}`}
          title={titles.get(skill)}
          style={{ left: across(x - left, width), top: across(y - top, height) }}
        >
          <span className="sr-only">{titles.get(skill)}</span>
        </a>
      ))}
    </div>
  )
}

function leafName({ title, state, refresh }: MappedSkill): string {
  const words = mapMessages.states[state]
  return messages.leaf(title, refresh ? `${words}, ${mapMessages.refresh}` : words)
}

/** What its picture says is what stands here, so it is not read twice. */
function TreeName({ title, skills, turn, isLast }: TreeProps & { readonly isLast: boolean }) {
  const due = skills.filter(({ refresh }) => refresh).length
  const isRowsEnd = turn % COLUMNS === COLUMNS - 1 && !isLast
  return (
    <div className="tree-name" aria-hidden="true">
      {isRowsEnd && (
        <Way className={isRowBackwards(turn) ? 'way-out flipped' : 'way-out'} d="M50 0C88 1 98 20 98 100" />
      )}
      <b>{title}</b>
      <small>
        {grownInWords(skills)}
        {due > 0 && <em>↻ {messages.refresh(due)}</em>}
      </small>
    </div>
  )
}

/** From the tree before to this one. */
function Trail({ turn }: { readonly turn: number }) {
  const isFirstOfRow = turn % COLUMNS === 0
  const flipped = isRowBackwards(turn) ? ' flipped' : ''
  return (
    <>
      <Way
        className={turn % 2 === 0 ? 'way-narrow flipped' : 'way-narrow'}
        d="M29 0C60 2 82 26 80 56 78 80 71 88 71 98"
      />
      {isFirstOfRow ? (
        <Way className={`way-down${flipped}`} d="M2 0C2 78 10 97 50 97" />
      ) : (
        <Way className={`way-along${flipped}`} d="M0 50C30 20 70 80 100 50" />
      )}
    </>
  )
}

function Way({ className, d }: { readonly className: string; readonly d: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={`way ${className}`}>
      <path d={d} />
    </svg>
  )
}
