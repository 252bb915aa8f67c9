'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ArrowLeftIcon } from '@/components/ui/icons'
import { shellMessages } from '@/lib/messages/shell'

/** To the page before; home when there is none, as in a tab that was opened on this page. */
export function BackButton() {
  const router = useRouter()
  return (
    <Button variant="secondary" onClick={() => (window.history.length > 1 ? router.back() : router.push('/'))}>
      <ArrowLeftIcon size={20} />
      {shellMessages.notFound.back}
    </Button>
  )
}
