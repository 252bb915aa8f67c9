import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { Answer, GeneratedControl } from '@/lib/domain/exercise/model'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { parseJson, splitFigures } from '@/lib/shared/figure/figure-fence'
import { isRecord } from '@/lib/shared/is-record'
import { nestedStrings } from '@/lib/shared/nested-strings'
import type { Finding } from './content-fault'
import { type Draw, type LevelDraws, subTaskText } from './exercise-draws'

/** A hint that has the answer in so many draws has it by its meaning, and not by chance. */
const SHARE = 0.6

/** Figures that show the numbers that they are made of; of others these are places on the sheet. */
const SHOWN: ReadonlySet<unknown> = new Set(['table', 'bar-chart', 'pie-chart'])

/** Sub-tasks whose whole answer stands in a hint before the last, where no author says why. */
export function checkEarlyAnswers({ subtasks }: ExerciseDefinition, levels: readonly LevelDraws[]): readonly Finding[] {
  const read = levels.map(({ level, draws }) => ({
    level,
    draws: draws.map((draw) => ({ draw, asked: askedIn(draw) })),
  }))
  return subtasks.flatMap(({ hints, early }, subTask) => {
    const findings = read.flatMap(({ level, draws }) => {
      const telling = draws.map(({ draw, asked }) => tellingHint(draw, asked, subTask))
      const first = hints
        .slice(0, -1)
        .findIndex((_, hint) => telling.filter((index) => index <= hint).length >= Math.max(1, SHARE * draws.length))
      if (first === -1) return []
      const reason = `hint ${first + 1} of ${hints.length} has the answer already at level ${level}`
      const at = ['subtasks', subTask, 'hints', first]
      return [{ at, reason }]
    })
    if (early === undefined) return findings
    const reason = 'says why a hint before the last has the answer, and none has'
    return findings.length > 0 ? [] : [{ at: ['subtasks', subTask, 'early'], reason }]
  })
}

/** The numbers that stand in the texts of any sub-task. */
function askedIn({ question }: Draw): ReadonlySet<string> {
  const texts = question.subTasks.map((_, index) => subTaskText(question, index))
  return new Set(numbersIn(texts.join('\n'), numbersOfData))
}

/** The first hint by which every value of the answer that the question has not was told; infinite where none is, nor may be. */
function tellingHint({ question, subTasks }: Draw, asked: ReadonlySet<string>, subTask: number): number {
  const controls = question.subTasks[subTask]?.controls ?? []
  const { keys = [], hints = [] } = subTasks[subTask] ?? {}
  const values = controls.map((control, index) => {
    const key = keys[index]
    return key ? valuesOf(control, modelAnswer(control, key)) : undefined
  })
  if (values.some((value) => value === undefined)) return Number.POSITIVE_INFINITY
  const untold = new Set(values.flatMap((value) => value ?? []).filter((value) => !asked.has(value)))
  if (untold.size === 0) return Number.POSITIVE_INFINITY
  const telling = hints.slice(0, -1).findIndex((hint) => {
    for (const number of numbersIn(hint, numbersTold)) untold.delete(number)
    return untold.size === 0
  })
  return telling === -1 ? Number.POSITIVE_INFINITY : telling
}

/** What is answered by typing numbers, alone or in a set. */
const NUMBERED: ReadonlySet<string> = new Set(['single-number', 'number-list', 'number-set', 'interval', 'point'])

/** The numbers of an answer as `numbersIn` gives them; `undefined` where it is no number. */
function valuesOf(control: GeneratedControl, answer: Answer): readonly string[] | undefined {
  if (NUMBERED.has(control.type)) return numbersIn([answer].flat().join(' ; '))
  if (control.type !== 'fraction-number' || typeof answer !== 'object' || !('numerator' in answer)) return undefined
  return numbersIn(`${answer.numerator}/${answer.denominator}`)
}

/** The numbers of a text without their signs, and what `ofFigure` gives for the data of each of its figures. */
function numbersIn(text: string, ofFigure: (data: unknown) => readonly string[] = numbersOfData): readonly string[] {
  return splitFigures(text).flatMap((part) =>
    part.isFigure ? ofFigure(parseJson(part.text)) : numbersInProse(part.text),
  )
}

/** What a figure of a hint tells: its labels and its alternative, and its numbers where it shows them. */
function numbersTold(figure: unknown): readonly string[] {
  const isShown = isRecord(figure) && SHOWN.has(figure.kind)
  return isShown ? numbersOfData(figure) : nestedStrings(figure).flatMap(numbersInProse)
}

function numbersOfData(data: unknown): readonly string[] {
  if (typeof data === 'number') return numbersInProse(String(data).replace('.', ','))
  if (typeof data === 'string') return numbersInProse(data)
  return isRecord(data) ? Object.values(data).flatMap(numbersOfData) : []
}

/** In whatever way they are written there: `1234,5`, `3/4`. */
function numbersInProse(text: string): readonly string[] {
  const plain = text
    .replace(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ')
    .replaceAll('{,}', ',')
    .replace(/(?<=\d)(?:\\,|\u00a0)(?=\d{3})/g, '')
  const found = plain.match(/\d+(?:,\d+)?(?:\/\d+)?/g) ?? []
  return found.map((number) => (number.includes(',') ? number.replace(/,?0+$/, '') : number))
}
