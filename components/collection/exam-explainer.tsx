import type { PageReference } from '@/lib/domain/collection/model'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { admissionMessages as messages } from '@/lib/shared/messages/collections'

/** The way to what explains how the tasks of an exam are read. Nothing where that is not explained yet. */
export function ExamExplainer({ explainer }: { readonly explainer: PageReference | undefined }) {
  if (!explainer) return null
  return (
    <p className="topic-wiki mt-1">
      {messages.explainer}
      <a href={explainerPath(explainer.id)}>{explainer.title}</a>
    </p>
  )
}
