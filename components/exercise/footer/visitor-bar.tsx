import { LinkButton } from '@/components/ui/link-button'
import { loginPath } from '@/lib/client/login-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface VisitorBarProps {
  /** The exercise with its seed and level. */
  readonly path: string
  /** Whether the way in is not the main thing here, since a card offers it. */
  readonly isOffered: boolean
}

/** The footer of someone who is not signed in. */
export function VisitorBar({ path, isOffered }: VisitorBarProps) {
  return (
    <div className="mx-auto flex max-w-5xl items-center justify-between gap-4 px-3 py-2.5 sm:px-6">
      <p className="leading-snug font-semibold max-sm:text-base">{exerciseMessages.visitor}</p>
      <LinkButton href={loginPath(path)} variant={isOffered ? 'secondary' : 'primary'}>
        {exerciseMessages.signIn}
      </LinkButton>
    </div>
  )
}
