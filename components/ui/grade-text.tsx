import { gradeMessages as messages } from '@/lib/shared/messages/collections'

/** A grade in a chip: one text for screen readers, of which the second half is seen where there is room. */
export function GradeText({ grade }: { readonly grade: number }) {
  return (
    <>
      {messages.short(grade)}
      <span className="max-lg:sr-only">{` ${messages.word}`}</span>
    </>
  )
}
