import { isNumber, isVector, print, type Run, type Script, toDecimal, typeOf, type Value } from '@/interpreter'
import type { ControlDefinition } from '@/lib/domain/exercise/definition'
import type { Affixes, ControlProps, ControlType, GeneratedControl } from '@/lib/domain/exercise/model'
import { gradingMessages } from '@/lib/shared/messages/grading'
import { pointInputMessages } from '@/lib/shared/messages/point-input'
import { compileAnswerFigure } from './answer-figure'
import { compileItems, compileTexts } from './item-texts'
import { type ControlRef, inOrder, shuffledOrder } from './option-order'
import { PropertyError } from './property-error'

/** Evaluates the properties of one control after the script has run. */
export type ControlPropsReader = (run: Run, place: ControlRef) => GeneratedControl

/** The properties of a control as written; `ExerciseDefinition` has checked them. */
type RawProps = Readonly<Record<string, unknown>>
type Reader<Result> = (run: Run) => Result
type PropsCompilers = {
  [Type in ControlType]: (script: Script, props: RawProps) => (run: Run, place: ControlRef) => ControlProps[Type]
}

/** Compiles the templates and expressions in the properties of a control. @throws ScriptError for a faulty one. */
export function compileControlProps(
  script: Script,
  { type, props }: Pick<ControlDefinition, 'type' | 'props'>,
): ControlPropsReader {
  const read = compilers[type](script, props)
  // The compiler of a type gives the properties of that type, which TypeScript cannot follow through the lookup.
  return (run, place) => ({ type, props: read(run, place) }) as GeneratedControl
}

const compilers: PropsCompilers = {
  'single-number': (script, props) => {
    const affixes = compileAffixes(script, props)
    const numbers = compileNumbers(script, props, ['fractionDigits', 'min', 'max'])
    const flags = numberFlags(script, props)
    const figure = compileAnswerFigure(script, props.figure)
    return (run) => ({
      ...affixes(run),
      ...numbers(run),
      ...flags(run),
      ...figure(run, { type: 'single-number', fields: 1 }),
    })
  },
  'fraction-number': (script, props) => {
    const affixes = compileAffixes(script, props)
    const figure = compileAnswerFigure(script, props.figure)
    return (run) => ({
      ...affixes(run),
      ...figure(run, { type: 'fraction-number', fields: 1 }),
      simplified: props.simplified === true,
    })
  },
  'number-list': (script, props) => {
    const affixes = compileAffixes(script, props)
    const numbers = compileNumbers(script, props, ['fractionDigits'])
    const flags = numberFlags(script, props)
    const fieldsOf = compileItems(script, props.fields, ['prefix', 'postfix'])
    const figure = compileAnswerFigure(script, props.figure)
    return (run) => {
      const fields = fieldsOf(run)
      return {
        ...affixes(run),
        ...numbers(run),
        ...flags(run),
        ...figure(run, { type: 'number-list', fields: fields.length }),
        acceptRandomOrder: props.acceptRandomOrder === true,
        multiLine: props.multiLine === true,
        fields,
      }
    }
  },
  'simple-text': (script, props) => {
    const affixes = compileAffixes(script, props)
    return (run) => ({
      ...affixes(run),
      ignoreSpaces: props.ignoreSpaces === true,
      caseSensitive: props.caseSensitive === true,
    })
  },
  expression: (script, props) => {
    const affixes = compileAffixes(script, props)
    const { form } = props as ControlProps['expression']
    const variables = compileLetters(script, props.variables)
    return (run) => ({ ...affixes(run), variables: variables(run), ...(form && { form }) })
  },
  'number-set': (script, props) => {
    const affixes = compileAffixes(script, props)
    const variable = compileVariable(script, props)
    return (run) => ({ ...affixes(run), variable: variable(run) })
  },
  interval: (script, props) => {
    const affixes = compileAffixes(script, props)
    const variable = compileVariable(script, props)
    const { form, simplified } = props as ControlProps['interval']
    return (run) => ({
      ...affixes(run),
      variable: variable(run),
      ...(form && { form }),
      ...(simplified === true && { simplified }),
    })
  },
  point: (script, props) => {
    const affixes = compileAffixes(script, props)
    const { shape } = props as ControlProps['point']
    const pointsOf = props.points === undefined ? undefined : compileItems(script, props.points, ['prefix', 'postfix'])
    const figure = compileAnswerFigure(script, props.figure)
    return (run) => {
      const around = affixes(run)
      // What stands around a single point is its own.
      const given = pointsOf ? { ...around, points: pointsOf(run) } : { points: [around] }
      const named = pointsOf || !shape ? given : { ...around, points: pointInputMessages.pointsOf[shape] }
      if (shape && named.points.length !== 2) throw new PropertyError(`points: a ${shape} is set by two`)
      return {
        ...named,
        ...(shape && { shape }),
        ...figure(run, { type: 'point', fields: named.points.length }),
      }
    }
  },
  'single-choice': compileLabels,
  'multi-choice': compileLabels,
  'binary-choice': (script, props) => {
    const options = compileItems(script, props.options, ['statement', 'trueLabel', 'falseLabel'])
    return (run) => ({
      options: options(run).map(({ statement = '', trueLabel, falseLabel }) => ({
        statement,
        trueLabel: trueLabel ?? gradingMessages.trueLabel,
        falseLabel: falseLabel ?? gradingMessages.falseLabel,
      })),
    })
  },
}

/** Compiles the options of a choice: their labels as the author ordered them. @throws ScriptError for a faulty one. */
export function compileOptionLabels(script: Script, { options }: RawProps): Reader<readonly string[]> {
  const items = compileItems(script, options, ['label'])
  return (run) => items(run).map(({ label = '' }) => label)
}

function compileLabels(script: Script, props: RawProps) {
  const labelsOf = compileOptionLabels(script, props)
  return (run: Run, place: ControlRef) => {
    const labels = labelsOf(run)
    const shown = props.shuffle === true ? inOrder(labels, shuffledOrder(labels, place)) : labels
    return { options: shown.map((label) => ({ label })) }
  }
}

function compileAffixes(script: Script, props: RawProps): Reader<Affixes> {
  return compileTexts(script, props, ['prefix', 'postfix'])
}

function compileNumbers<Key extends string>(
  script: Script,
  props: RawProps,
  keys: readonly Key[],
): Reader<{ readonly [K in Key]?: number }> {
  const given = keys.filter((key) => props[key] !== undefined)
  const expressions = given.map((key) => [key, script.compileExpression(String(props[key]))] as const)
  return (run) =>
    Object.fromEntries(expressions.map(([key, expression]) => [key, toHostNumber(key, expression.evaluate(run))])) as {
      readonly [K in Key]?: number
    }
}

/** Letters written out, or one expression that gives a vector of them. */
function compileLetters(script: Script, source: unknown): Reader<readonly string[]> {
  if (Array.isArray(source)) return () => source.map(String)
  const expression = script.compileExpression(String(source))
  return (run) => {
    const letters = expression.evaluate(run)
    const isOne = (letter: Value) => typeof letter === 'string' && LETTER.test(letter)
    if (isVector(letters) && letters.every(isOne)) return letters.map(String)
    throw new PropertyError(`variables: expected a vector of letters, got ${print(letters)}`)
  }
}

const LETTER = /^\p{L}$/u

/** The one letter that stands for the numbers of a set. */
function compileVariable(script: Script, props: RawProps): Reader<string> {
  const text = compileTexts(script, props, ['variable'])
  return (run) => {
    const { variable = 'x' } = text(run)
    if (!LETTER.test(variable)) throw new PropertyError(`variable: expected a letter, got ${variable}`)
    return variable
  }
}

type NumberFlags = Pick<ControlProps['single-number'], 'rounded' | 'exactDigits' | 'takesPercent' | 'ungrouped'>

/** How numbers are to be written, of what is not always so. */
function numberFlags(
  script: Script,
  { rounded = true, exactDigits, takesPercent, ungrouped }: RawProps,
): Reader<NumberFlags> {
  const isRounded = script.compileExpression(String(rounded))
  return (run) => ({
    ...(isRounded.evaluate(run) === false && { rounded: false }),
    ...(exactDigits === true && { exactDigits }),
    ...(takesPercent === true && { takesPercent }),
    ...(ungrouped === true && { ungrouped }),
  })
}

function toHostNumber(key: string, value: Value): number {
  if (!isNumber(value)) throw new PropertyError(`${key}: expected a Number, got ${typeOf(value)}`)
  return toDecimal(value).toNumber()
}
