import Link from 'next/link'
import { Notice } from '@/components/ui/notice'
import { admissionMessages, dynamicMessages, gradeFiveMessages } from '@/lib/messages/collections'

const ELSEWHERE = [
  { href: '/exercises', label: dynamicMessages.title },
  { href: '/exercises5', label: gradeFiveMessages.title },
]

/** While no exam has any task: what is coming, and what there is meanwhile. */
export function ExamsComing() {
  return (
    <Notice tone="info" title={admissionMessages.comingTitle} className="mt-6 max-w-4xl">
      <p>{admissionMessages.coming}</p>
      <ul className="flex flex-wrap gap-x-6">
        {ELSEWHERE.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
