import type { ReactNode } from 'react'

interface ExamScreenProps {
  readonly title: string
  readonly children: ReactNode
}

/** A screen of the exam with something to read or to decide; its title takes the focus (see `ExamSession`). */
export function ExamScreen({ title, children }: ExamScreenProps) {
  return (
    <section className="mx-auto w-full max-w-[46rem] px-4 pt-6 pb-16 sm:px-6">
      <h2 data-exam-title tabIndex={-1} className="text-heading focus-visible:outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
