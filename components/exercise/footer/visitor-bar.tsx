import { LinkButton } from '@/components/ui/link-button'
import { loginPath } from '@/lib/client/login-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

/** The footer of someone who is not signed in. @param path the exercise with its seed and level. */
export function VisitorBar({ path }: { readonly path: string }) {
  return (
    <div className="mx-auto flex max-w-5xl items-center justify-between gap-4 px-3 py-2.5 sm:px-6">
      <p className="leading-snug font-semibold max-sm:text-base">{exerciseMessages.visitor}</p>
      <LinkButton href={loginPath(path)}>{exerciseMessages.signIn}</LinkButton>
    </div>
  )
}
