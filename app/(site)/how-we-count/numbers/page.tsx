import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { LearningFiguresPage } from '@/components/how-we-count/learning-figures-page'
import { LEARNING_FIGURES_PATH } from '@/lib/domain/practice/model'
import { learningFigures } from '@/lib/domain/practice/model/learning-figures'
import { learningFiguresMessages } from '@/lib/shared/messages/how-we-count'

const { title, description } = learningFiguresMessages

export const metadata: Metadata = pageMetadata({ title, description, path: LEARNING_FIGURES_PATH })

export default function Numbers() {
  return <LearningFiguresPage figures={learningFigures} />
}
