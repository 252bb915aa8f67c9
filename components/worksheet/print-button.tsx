'use client'

import { Button } from '@/components/ui/button'
import { PrinterIcon } from '@/components/ui/icons'
import { printLinkMessages } from '@/lib/shared/messages/worksheet'

/** Opens the browser's print window. Without scripts it is not there, and the browser's own menu does the same. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()} className="[@media(scripting:none)]:hidden">
      <PrinterIcon size={20} />
      {printLinkMessages.print}
    </Button>
  )
}
