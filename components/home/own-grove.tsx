import type { CSSProperties } from 'react'
import { drawTree } from '@/components/grove/draw-tree'
import { GroveTree } from '@/components/grove/grove-tree'
import { skillsInWords } from '@/components/grove/grove-words'
import { SiteLink } from '@/components/ui/site-link'
import type { MapAnswer } from '@/lib/domain/practice/model'
import { plantGrove } from '@/lib/domain/practice/model/plant-grove'
import { groveMessages as messages } from '@/lib/shared/messages/grove'

type Topics = MapAnswer['topics']
type Skills = Topics[number]['skills']

/** How many trees greet, and how many of them on a phone. */
const MOST_TREES = 5
const MOST_ON_PHONES = 3

/** Whether anything has grown yet. */
export function hasGrown(topics: Topics): boolean {
  return topics.some(({ skills }) => grownIn(skills) > 0)
}

/** The trees of a pupil on which most has grown, in the order of the map; they lead to all of them. */
export function OwnGrove({ topics }: { readonly topics: Topics }) {
  const trees = plantGrove(topics).map((plant, turn) => ({ ...plant, turn, grown: grownIn(plant.skills) }))
  const largest = trees.filter(({ grown }) => grown > 0).toSorted((one, other) => other.grown - one.grown)
  const onPhones = new Set(largest.slice(0, MOST_ON_PHONES).map(({ turn }) => turn))
  const shown = largest.slice(0, MOST_TREES).toSorted((one, other) => one.turn - other.turn)
  const words = messages.grove(trees.length, skillsInWords(topics.flatMap(({ skills }) => skills)))
  return (
    <SiteLink href="/map" className="own-grove">
      <span role="img" aria-label={messages.own(words)}>
        {shown.map(({ id, skills, turn }) => {
          const tree = drawTree(skills, turn)
          return (
            <span
              key={id}
              className={onPhones.has(turn) ? undefined : 'max-md:hidden'}
              style={{ '--width': tree.box.width } as CSSProperties}
            >
              <GroveTree tree={tree} turn={turn} />
            </span>
          )
        })}
      </span>
    </SiteLink>
  )
}

function grownIn(skills: Skills): number {
  return skills.filter(({ state }) => state !== 'new').length
}
