import type { ReactNode } from 'react'
import { RichText } from '@/components/rich-text/rich-text'
import type { Affixes, AnswerFigure, GeneratedControl, GeneratedExercise } from '@/lib/domain/exercise/model'
import type { RenderedTexts } from './exercise-text'

/** Renders every text of exercises on the server, so that no renderer is in the first load. */
export function renderTexts(...exercises: readonly GeneratedExercise[]): RenderedTexts {
  const allSubTasks = exercises.flatMap(({ subTasks }) => subTasks)
  const blocks = [...exercises, ...allSubTasks].map(({ description }) => description)
  const inlines = allSubTasks.flatMap((subTask) => subTask.controls.flatMap(textsOf))
  return {
    block: Object.fromEntries(blocks.map((source) => [source, <RichText key={source} source={source} />])),
    inline: Object.fromEntries(
      inlines.map((source): [string, ReactNode] => [source, <RichText key={source} source={source} inline />]),
    ),
  }
}

/** Tells whether any text of an exercise has mathematics in it. */
export function hasMath({ description, subTasks }: GeneratedExercise): boolean {
  const texts = subTasks.flatMap((subTask) => [subTask.description, ...subTask.controls.flatMap(textsOf)])
  return [description, ...texts].some((text) => text.includes('$'))
}

function textsOf(control: GeneratedControl): readonly string[] {
  switch (control.type) {
    case 'number-list':
      return [...[control.props, ...control.props.fields].flatMap(affixTexts), ...drawingOf(control.props)]
    case 'point':
      return [...[control.props, ...control.props.points].flatMap(affixTexts), ...drawingOf(control.props)]
    case 'single-choice':
    case 'multi-choice':
      return control.props.options.map(({ label }) => label)
    case 'binary-choice':
      return control.props.options.flatMap(({ statement, trueLabel, falseLabel }) => [statement, trueLabel, falseLabel])
    case 'simple-text':
    case 'expression':
    case 'number-set':
    case 'interval':
      return affixTexts(control.props)
    default:
      return [...affixTexts(control.props), ...drawingOf(control.props)]
  }
}

const drawingOf = ({ figure }: { readonly figure?: AnswerFigure }) => (figure ? [figure.drawing] : [])

function affixTexts({ prefix, postfix }: Affixes): readonly string[] {
  return [prefix, postfix].flatMap((text) => (text ? [text] : []))
}
