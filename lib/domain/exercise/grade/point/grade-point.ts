import { isVector, type Value } from '@/interpreter'
import { pointInputMessages } from '@/lib/shared/messages/point-input'
import type { ControlProps, FieldOutcome } from '../../model'
import { type PlanePoint, parsePoint } from '../../model/point/parse-point'
import { isSamePoint, isSameShape, setsShape } from '../../model/point/shape'
import type { ControlAnswerKey } from '../../variant/answer-key'
import { type ControlGrade, type ControlGrader, correct, SolutionError, unreadable, wrong } from '../control-grade'
import { toRational, toScriptNumber } from '../script-values'

type PointProps = Pick<ControlProps['point'], 'points' | 'shape'>

/** Right when each point is, or when they set the shape that the solution's points set. */
export const gradePoint: ControlGrader<'point'> = (answer, props, key) => {
  const typed: PlanePoint[] = []
  for (const text of answer) {
    const read = parsePoint(text)
    if (read.kind === 'fault') return unreadable(read.message)
    typed.push(read.point)
  }
  const right = pointsOf(key.solution, props)
  if (props.shape === undefined) return gradeEach(typed, right)
  if (!setsShape(props.shape, typed)) return unreadable(pointInputMessages.shape[props.shape])
  return areEqual(typed, right, props) ? correct : wrong(toValue(typed))
}

function gradeEach(typed: readonly PlanePoint[], right: readonly PlanePoint[]): ControlGrade {
  const rightFields = typed.map((point, index) => isSamePoint(point, right[index] as PlanePoint)) // as many as points
  return rightFields.every(Boolean) ? correct : wrong(toValue(typed), rightFields)
}

/** The outcome of each point by itself, as a part of the whole is worth something in an exam; of a shape that of the whole. */
export function gradePointFields(
  answer: readonly string[],
  props: ControlProps['point'],
  key: ControlAnswerKey,
): readonly FieldOutcome[] {
  if (props.shape !== undefined) {
    const { outcome } = gradePoint([...answer], props, key)
    return answer.map(() => outcome)
  }
  const right = pointsOf(key.solution, props)
  return answer.map((text, index) => {
    const read = parsePoint(text)
    if (read.kind === 'fault') return 'ungraded'
    return isSamePoint(read.point, right[index] as PlanePoint) ? 'correct' : 'wrong' // as many as points
  })
}

/** Whether a pupil's value and one of an author's are the same points, or set the same shape. */
export function isSamePointAnswer(answer: Value, named: Value, props: PointProps): boolean {
  return areEqual(pointsOf(answer, props), pointsOf(named, props), props)
}

function areEqual(left: readonly PlanePoint[], right: readonly PlanePoint[], { shape }: PointProps): boolean {
  if (shape) return setsShape(shape, left) && setsShape(shape, right) && isSameShape(shape, left, right)
  return left.every((point, index) => isSamePoint(point, right[index] as PlanePoint))
}

/**
 * The points of a vector [x y], or of a vector of such where several are asked for.
 *
 * @throws SolutionError for any other value, and for points that do not set the shape.
 */
export function pointsOf(value: Value, { points, shape }: PointProps): readonly PlanePoint[] {
  const items = points.length === 1 ? [value] : value
  if (!Array.isArray(items) || items.length !== points.length) {
    throw new SolutionError('the solution of a point is a vector [x y], of several points a vector of such')
  }
  const read = (items as readonly Value[]).map(pointOf)
  if (shape && !setsShape(shape, read)) throw new SolutionError(`the points of the solution set no ${shape}`)
  return read
}

function pointOf(value: Value): PlanePoint {
  const [x, y, ...others] = isVector(value) ? value : []
  if (x === undefined || y === undefined || others.length > 0) {
    throw new SolutionError('a point is a vector of two Numbers or Fractions')
  }
  return { x: toRational(x), y: toRational(y) }
}

/** What the author's conditions see; `undefined` where the language cannot hold it. */
function toValue(points: readonly PlanePoint[]): Value | undefined {
  const values = points.map(({ x, y }) => [toScriptNumber(x), toScriptNumber(y)])
  if (!values.flat().every((value) => value !== undefined)) return undefined
  const vectors = values as readonly (readonly Value[])[]
  return vectors.length === 1 ? vectors[0] : vectors
}
