import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { Pricing } from './pricing'
import { Reasons } from './reasons'
import { Worries } from './worries'

/** What visitors see at the home address. */
export function Landing() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Pricing />
      <Worries />
      <Reasons />
      <CallToAction />
    </>
  )
}
