import { useState } from 'react'
import { Captcha } from '@/components/ui/captcha'
import { textOf } from '@/components/ui/use-form'
import { hasFailedWith } from '@/lib/client/api'

const NAME = 'captcha'

/** The captcha of a form that shows one only when the server asks for it. */
export function useCaptchaOnDemand() {
  const [count, setCount] = useState(0)
  return {
    captcha: count > 0 && <Captcha key={count} name={NAME} />,
    /** Whether the form is sent too early. */
    isUnfinished: (data: FormData) => count > 0 && textOf(data, NAME) === '',
    /** To be called when a try has failed: a token is good for one. @returns whether it failed for want of one */
    renew(error: unknown): boolean {
      const isWanted = hasFailedWith(error, 'captcha-failed')
      if (isWanted || count > 0) setCount(count + 1)
      return isWanted
    },
  }
}
