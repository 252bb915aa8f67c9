import { CrownDefinitions, type TreeSpec, Trees } from '@/components/illustration/trees'
import type { MapAnswer } from '@/lib/domain/practice/model'
import { homeMessages } from '@/lib/shared/messages/home'
import { hasGrown, OwnGrove } from './own-grove'

const TREES: readonly TreeSpec[] = [
  { shape: 'tall', x: 870, y: 196, scale: 0.72, colour: 'teal' },
  { shape: 'round', x: 985, y: 206, scale: 0.85, colour: 'green' },
  { shape: 'small', x: 1112, y: 208, scale: 0.85, colour: 'gold' },
]

interface GreetingProps {
  readonly name: string
  /** The skills of who is greeted, by topic. */
  readonly topics: MapAnswer['topics']
}

/** The top of the home page: a word of welcome in the grove, which is one's own as soon as something has grown. */
export function Greeting({ name, topics }: GreetingProps) {
  const isOwn = hasGrown(topics)
  return (
    <div className="relative -mt-18 overflow-clip bg-sky-wash pt-18 max-sm:-mt-14 max-sm:pt-14">
      <div className="page-width relative z-1 pt-8 pb-46 md:pt-12 md:pb-28">
        <h1 className="text-title break-words md:max-w-[60%]">{homeMessages.greeting(name)}</h1>
        <p className="mt-2 text-lg text-quiet">{homeMessages.lead}</p>
      </div>
      <svg
        viewBox="0 0 1200 240"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        // As wide as it is drawn in that height: stretched over a large screen, the trees would grow into the header.
        className="grove absolute right-0 bottom-0 h-44 w-full max-w-none overflow-visible select-none md:h-52 md:w-260"
      >
        {!isOwn && <CrownDefinitions />}
        <path className="hill-far" d="M-2000 210H0c260 8 520-24 760-34s320-18 440-8v80h-3200z" />
        <path className="hill-near" d="M-2000 238H0c300 0 560-24 800-38s300-10 400-2v48h-3200z" />
        {!isOwn && <Trees specs={TREES} />}
      </svg>
      {isOwn && <OwnGrove topics={topics} />}
    </div>
  )
}
