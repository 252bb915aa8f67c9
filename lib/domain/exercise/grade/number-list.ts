import { isVector } from '@/interpreter'
import type { ControlProps } from '../model'
import { listField } from '../model/list-field'
import { type ParsedNumber, parseNumber } from '../model/parse-number'
import type { Rational } from '../model/rational'
import type { ControlAnswerKey } from '../variant/answer-key'
import { type ControlGrade, type ControlGrader, correct, SolutionError, unreadable, wrong } from './control-grade'
import { toRational, toScriptNumber } from './script-values'
import { gradeNumber } from './single-number'

/** Right when each number is, in order, or as a multiset with `acceptRandomOrder`. */
export const gradeNumberList: ControlGrader<'number-list'> = (answer, props, key) => {
  const readings = readFields(answer, props)
  const unread = readings.find((reading) => reading.kind === 'invalid')
  if (unread) return unreadable(unread.message)
  return combined(gradeReadings(readings, props, key), readings)
}

/** The grade of each field by itself, as a part of the whole is worth something in an exam. */
export function gradeListFields(
  answer: readonly string[],
  props: ControlProps['number-list'],
  key: ControlAnswerKey,
): readonly ControlGrade[] {
  return gradeReadings(readFields(answer, props), props, key)
}

function readFields(answer: readonly string[], props: ControlProps['number-list']): readonly ParsedNumber[] {
  return answer.map((typed, index) => parseNumber(typed, listField(props, index)))
}

function gradeReadings(
  readings: readonly ParsedNumber[],
  props: ControlProps['number-list'],
  key: ControlAnswerKey,
): readonly ControlGrade[] {
  if (!isVector(key.solution) || key.solution.length !== props.fields.length) {
    throw new SolutionError('the solution of a number-list is a vector with one Number a field')
  }
  const solutions = key.solution.map(toRational)
  const grade = (reading: ParsedNumber, solution: Rational) => gradeNumber(reading, solution, props)
  return props.acceptRandomOrder
    ? matchedGrades(readings, solutions, grade)
    : readings.map((reading, index) => grade(reading, solutions[index] as Rational)) // as many as fields
}

/** Grades of each reading against the solution that it matches best, each solution taken once. */
function matchedGrades<Reading>(
  readings: readonly Reading[],
  solutions: readonly Rational[],
  grade: (reading: Reading, solution: Rational) => ControlGrade,
): readonly ControlGrade[] {
  const left = [...solutions]
  const take = (reading: Reading, outcome: ControlGrade['outcome']) => {
    const index = left.findIndex((solution) => grade(reading, solution).outcome === outcome)
    return index < 0 ? undefined : grade(reading, left.splice(index, 1)[0] as Rational)
  }
  const exact = readings.map((reading) => take(reading, 'correct'))
  return exact.map((found, index) => found ?? take(readings[index] as Reading, 'ungraded') ?? wrong())
}

function combined(grades: readonly ControlGrade[], readings: readonly ParsedNumber[]): ControlGrade {
  if (grades.some(({ outcome }) => outcome === 'wrong')) {
    const values = readings.map((reading) => (reading.kind === 'value' ? toScriptNumber(reading.value) : undefined))
    const isKnown = values.every((value) => value !== undefined)
    return wrong(
      isKnown ? values : undefined,
      grades.map(({ outcome }) => outcome === 'correct'),
    )
  }
  return grades.find(({ outcome }) => outcome === 'ungraded') ?? correct
}
