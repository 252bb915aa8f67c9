import { PencilIcon } from '@/components/ui/icons'
import { selfMarkingMessages as messages } from '@/lib/shared/messages/self-marking'

/** Stands where controls would: the answer is written on paper. */
export function PaperWork({ isExam = false }: { readonly isExam?: boolean }) {
  return (
    <p className="grid max-w-[36rem] grid-cols-[auto_1fr] items-center gap-3 rounded-card border-2 border-dashed border-control px-4 py-3.5">
      <PencilIcon size={24} className="shrink-0 text-quiet" />
      {isExam ? messages.onPaperInExam : messages.onPaper}
    </p>
  )
}
