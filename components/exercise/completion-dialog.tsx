import Link from 'next/link'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { SmileIcon } from '@/components/ui/solving-icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fireConfetti } from './fire-confetti'

interface CompletionDialogProps {
  /** Back to the solved exercise. */
  readonly onClose: () => void
  readonly onAgain: () => void
}

/** The congratulation when the whole exercise is solved. */
export function CompletionDialog({ onClose, onAgain }: CompletionDialogProps) {
  const textId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Without the confetti's code the congratulation is complete too.
    if (canvas.current) fireConfetti(canvas.current).catch(() => undefined)
  }, [])
  return (
    <Dialog
      title={exerciseMessages.solvedTitle}
      textId={textId}
      picture={<Emblem />}
      closeLabel={exerciseMessages.close}
      onClose={onClose}
    >
      {/* Inside the dialog: it lies above everything else on the page. */}
      <canvas ref={canvas} className="pointer-events-none fixed inset-0 size-full" />
      <p id={textId} className="mt-2">
        {exerciseMessages.solvedText}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>{exerciseMessages.again}</Button>
        <Link href="/" replace className={buttonClass('secondary')}>
          {exerciseMessages.home}
        </Link>
      </div>
    </Dialog>
  )
}

function Emblem() {
  return (
    <span className="mx-auto mb-4 grid size-20 place-items-center rounded-full bg-leaf-wash text-leaf ring-8 ring-sun-wash">
      <SmileIcon size={48} strokeWidth={1.75} />
    </span>
  )
}
