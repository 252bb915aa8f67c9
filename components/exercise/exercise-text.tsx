'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { DocumentText } from '@/components/rich-text/document-text'
import type { RichTextProps } from '@/components/rich-text/rich-text'

/** Texts that the server has rendered already, by their source: as blocks, and as the inside of a line. */
export interface RenderedTexts {
  readonly block: Readonly<Record<string, ReactNode>>
  readonly inline: Readonly<Record<string, ReactNode>>
}

const RenderedTextsContext = createContext<RenderedTexts | undefined>(undefined)

/** Texts lie deep in the controls, so they come by context. In a document there are none: it has its texts in itself. */
export const RenderedTextsProvider = RenderedTextsContext.Provider

/** A text of the exercise: what the server has sent of it, else (hints, feedback, new numbers) rendered here. */
export function ExerciseText({ source, inline = false }: RichTextProps) {
  const texts = useContext(RenderedTextsContext)
  const rendered = texts?.[inline ? 'inline' : 'block']
  if (rendered && Object.hasOwn(rendered, source)) return rendered[source]
  return <DocumentText source={source} inline={inline} />
}
