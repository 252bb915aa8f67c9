import { LinkButton } from '@/components/ui/link-button'
import { shellMessages } from '@/lib/shared/messages/shell'
import { ExceptWithOwnEntrances } from './except-with-own-entrances'

/** A visitor's ways in, at the end of the header. */
export function Entrances() {
  return (
    <ExceptWithOwnEntrances>
      <LinkButton href="/login" variant="secondary">
        {shellMessages.login}
      </LinkButton>
      <LinkButton href="/register">{shellMessages.register}</LinkButton>
    </ExceptWithOwnEntrances>
  )
}
