import { type TreeSpec, Trees } from '@/components/illustration/trees'
import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'

const { closing } = landingMessages

const TREES: readonly TreeSpec[] = [
  { shape: 'small', x: 838, y: 240, scale: 0.9, colour: 'gold' },
  { shape: 'round', x: 960, y: 250, scale: 1, colour: 'green' },
  { shape: 'tall', x: 1082, y: 246, scale: 0.9, colour: 'berry' },
]

/** The last word: one more way in, beside three trees. */
export function CallToAction() {
  return (
    <section className="py-[clamp(3rem,8vw,6rem)]">
      <div className="page-width">
        <div className="relative overflow-clip rounded-card bg-sky-wash">
          <div className="relative z-1 p-7 pb-64 md:p-12 md:pr-96">
            <h2 className="text-title">{closing.title}</h2>
            <p className="mt-3 text-lg">{closing.text}</p>
            <LinkButton href="/register" className="mt-7">
              {closing.register}
            </LinkButton>
          </div>
          <div className="drawn-when-near absolute inset-x-0 bottom-0 h-67">
            <svg
              viewBox="0 0 1152 270"
              preserveAspectRatio="xMaxYMax slice"
              aria-hidden="true"
              className="grove size-full"
            >
              <path className="hill-far" d="M0 258c260 10 420-34 700-30s300-30 452-36v78H0z" />
              <path className="hill-near" d="M0 270c240 0 420-4 640-22s360-14 512-4v26z" />
              <Trees specs={TREES} />
            </svg>
          </div>
        </div>
      </div>
    </section>
  )
}
