import type { ComponentType, ReactNode } from 'react'
import type { RichTextProps } from '@/components/rich-text/rich-text'
import { WikiDocument } from '@/components/wiki/wiki-document'
import { PaperControlView } from '@/components/worksheet/paper-control'
import type { Beat, ExplainerQuestion, ExplainerView } from '@/lib/domain/explainer/model'
import { explainerMessages as messages } from '@/lib/shared/messages/explainer'
import './explainer.css'

interface ExplainerArticleProps {
  readonly view: ExplainerView
  /** What renders a text: it stands in the document once. */
  readonly Text: ComponentType<RichTextProps>
}

/**
 * An explainer as a text with pictures, for who reads it, prints it or hears it; the player takes its pictures and captions
 * from here by `data-picture` and `data-say`.
 */
export function ExplainerArticle({ view: { beats, questions }, Text }: ExplainerArticleProps) {
  const placed = beats.map((beat, index) => ({ beat, index }))
  return (
    <WikiDocument>
      <div data-explainer="" className="space-y-10">
        {([0, 1, 2] as const).map((chapter) => (
          <Chapter key={chapter} chapter={chapter}>
            {placed
              .filter(({ beat }) => beat.chapter === chapter)
              .map(({ beat, index }) => (
                <BeatView
                  key={index}
                  beat={beat}
                  index={index}
                  question={beat.question === undefined ? undefined : questions[beat.question]}
                  Text={Text}
                />
              ))}
          </Chapter>
        ))}
      </div>
    </WikiDocument>
  )
}

function Chapter({ chapter, children }: { readonly chapter: Beat['chapter']; readonly children: ReactNode }) {
  const title = messages.chapters[chapter]
  return (
    <section aria-label={title || undefined} className="space-y-7">
      {title && <h2 className="text-heading">{title}</h2>}
      {children}
    </section>
  )
}

interface BeatViewProps {
  readonly beat: Beat
  readonly index: number
  readonly question: ExplainerQuestion | undefined
  readonly Text: ComponentType<RichTextProps>
}

function BeatView({ beat: { say, show, chapter }, index, question, Text }: BeatViewProps) {
  return (
    <div className="space-y-3 print:break-inside-avoid">
      {show && (
        <div data-picture={index}>
          <Text source={show.source} />
        </div>
      )}
      {say && (
        <div data-say={index} className="text-[1.125rem] leading-relaxed">
          <Text source={say} />
        </div>
      )}
      {question && (
        <div className="rounded-card border-2 border-dashed border-control p-4">
          <p className="mb-2 text-base text-quiet">
            <strong>{chapter === 0 ? messages.question : messages.ownStep}.</strong> {messages.questionNote}
          </p>
          <div className="mb-3 text-lg font-[550]">
            <Text source={question.question} />
          </div>
          <PaperControlView control={question.control} />
        </div>
      )}
    </div>
  )
}
