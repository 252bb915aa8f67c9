import { LinkButton } from '@/components/ui/link-button'
import { shellMessages } from '@/lib/shared/messages/shell'
import { HideOnPagesWithAuthLinks } from './hide-on-pages-with-auth-links'

/** A visitor's ways in, at the end of the header. */
export function AuthLinks() {
  return (
    <HideOnPagesWithAuthLinks>
      <LinkButton href="/login" variant="secondary">
        {shellMessages.login}
      </LinkButton>
      <LinkButton href="/register">{shellMessages.register}</LinkButton>
    </HideOnPagesWithAuthLinks>
  )
}
