import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { examMessages as messages } from '@/lib/shared/messages/exam'

interface RestartExamProps {
  readonly label: string
  readonly onRestart: () => void
}

/** Throws the answers away and begins the exam anew, once it has been confirmed. */
export function RestartExam({ label, onRestart }: RestartExamProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={messages.abandonTitle} closeLabel={messages.close} onClose={close}>
          <p className="mt-3">{messages.abandonText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={close}>
              {messages.cancel}
            </Button>
            <Button variant="danger" onClick={onRestart}>
              {messages.abandon}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
