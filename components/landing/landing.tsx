import { CallToAction } from './call-to-action'
import { Hero, type HeroProps } from './hero'
import { Pricing } from './pricing'
import { Reasons } from './reasons'
import { Teachers } from './teachers'
import { Trust } from './trust'
import { Worries } from './worries'

/** What visitors see at the home address: first what a pupil does, then what a parent and a teacher ask. */
export function Landing(props: HeroProps) {
  return (
    <>
      <Hero {...props} />
      <Trust />
      <Worries />
      <Pricing />
      <Teachers />
      <Reasons />
      <CallToAction />
    </>
  )
}
