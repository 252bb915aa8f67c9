'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { LazyRichText } from '@/components/rich-text/lazy-rich-text'
import type { RichTextProps } from '@/components/rich-text/rich-text'

/** Texts that the server has rendered already, by their source: as blocks, and as the inside of a line. */
export interface RenderedTexts {
  readonly block: Readonly<Record<string, ReactNode>>
  readonly inline: Readonly<Record<string, ReactNode>>
}

const RenderedTextsContext = createContext<RenderedTexts>({ block: {}, inline: {} })

/** Texts lie deep in the controls, so they come by context. */
export const RenderedTextsProvider = RenderedTextsContext.Provider

/** A text of the exercise: what the server rendered of it, else (hints, feedback, new numbers) rendered here. */
export function ExerciseText({ source, inline = false }: RichTextProps) {
  const { block, inline: inlineTexts } = useContext(RenderedTextsContext)
  const rendered = inline ? inlineTexts : block
  return Object.hasOwn(rendered, source) ? rendered[source] : <LazyRichText source={source} inline={inline} />
}
