/**
 * What a guest can collect of exercises, looked through by somebody who knows the answers.
 *
 * A question may print what is asked for, and a small number stands anywhere by chance. So what is looked for are whole
 * values (of a property, an attribute, a text) that the question does not print, and each name under which they stand is
 * counted over all exercises: an answer that is given away stands there more often than the answers to something else do.
 */
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer, GeneratedControl, VariantRef } from '@/lib/domain/exercise/model'
import { nestedStrings } from '@/lib/shared/nested-strings'
import { rightAnswers } from './right-answers'

/** One drawn question. */
export interface Draw {
  readonly exercise: LoadedExercise
  readonly ref: VariantRef
}

/** Values that would give an answer away, and as many that would not, by which chance is told. */
export interface Suspects {
  readonly right: ReadonlySet<string>
  readonly decoys: ReadonlySet<string>
}

/** @param other another question, of whose answers this one knows nothing. */
export function suspectsOf(draw: Draw, other: Draw): Suspects {
  const printed = nestedStrings(draw.exercise.variant(draw.ref).question()).map(normal).join('\n')
  const unprinted = (forms: readonly string[]) => forms.map(normal).filter((form) => !isWordOf(form, printed))
  const own = rightAnswers(draw.exercise, draw.ref).flat()
  const others = rightAnswers(other.exercise, other.ref).flat()
  // Every option is printed, but no name may stand beside the right one alone.
  const options = own.flatMap(({ control, answer }) => optionsOf(control, answer))
  return {
    right: new Set([...unprinted(own.flatMap(({ answer }) => formsOf(answer))), ...options.map(({ right }) => right)]),
    decoys: new Set([
      ...unprinted(others.flatMap(({ answer }) => formsOf(answer))),
      // Small numbers stand beside options of all places alike, and seldom beside anything else.
      ...unprinted(own.flatMap(({ control, answer }) => otherPlaceOf(control, answer))),
      ...options.map(({ wrong }) => wrong),
    ]),
  }
}

/** So many times, and so many more, an answer must have stood under a name beside those of other questions. */
const TIMES_CHANCE = 2
const MORE_THAN_CHANCE = 5

/** Longer values are nobody's by chance, and would take much memory to count. */
const LONGEST_COUNTED = 100

/** What one text holds under one name of what is looked for. */
interface Hit {
  readonly kind: string
  readonly name: string
  readonly source: string
  readonly right: readonly string[]
  readonly decoys: readonly string[]
}

/** Counts under which names answers stand in all that is collected. */
export function newTally() {
  const hits: Hit[] = []
  const texts = new Map<string, number>()
  /** In how many texts of a kind a value stands under a name. */
  const standing = new Map<string, number>()
  const keyOf = (kind: string, name: string, value: string) => JSON.stringify([kind, name, value])
  /**
   * How much it says that a value stands in this text, from 0 to 1: the share of the other texts of its kind without it. A
   * value in all of them is part of their frame; one in half of them, such as the size of a drawing that has two, says half.
   */
  const weightOf = ({ kind, name }: Hit, value: string) => {
    const others = (texts.get(kind) ?? 0) - 1
    const elsewhere = (standing.get(keyOf(kind, name, value)) ?? 1) - 1
    return others > 0 ? 1 - elsewhere / others : 1
  }
  /** The value that says most. */
  const weightiest = (hit: Hit, values: readonly string[]) =>
    values
      .map((value) => ({ value, weight: weightOf(hit, value) }))
      .reduce((most, each) => (each.weight > most.weight ? each : most), { value: '', weight: 0 })
  return {
    /** @param kind what was collected, such as `page` @param source where, for who reads what was found */
    add(kind: string, source: string, text: string, { right, decoys }: Suspects): void {
      const valuesOf = new Map<string, Set<string>>()
      for (const [name, value] of namedValues(text)) {
        const values = valuesOf.get(name) ?? new Set()
        valuesOf.set(name, values.add(value))
      }
      texts.set(kind, (texts.get(kind) ?? 0) + 1)
      for (const [name, values] of valuesOf) {
        for (const value of values) {
          if (value.length > LONGEST_COUNTED) continue
          const key = keyOf(kind, name, value)
          standing.set(key, (standing.get(key) ?? 0) + 1)
        }
        const among = (suspects: ReadonlySet<string>) => [...values].filter((value) => suspects.has(value))
        const hit = { kind, name, source, right: among(right), decoys: among(decoys) }
        if (hit.right.length + hit.decoys.length > 0) hits.push(hit)
      }
    },
    /** The names under which answers stand more often than by chance, each with an example. */
    givenAway(): readonly string[] {
      const counts = new Map<string, { right: number; decoys: number; example: string }>()
      for (const hit of hits) {
        const key = `${hit.kind} ${hit.name}`
        const count = counts.get(key) ?? { right: 0, decoys: 0, example: '' }
        const right = weightiest(hit, hit.right)
        counts.set(key, {
          right: count.right + right.weight,
          decoys: count.decoys + weightiest(hit, hit.decoys).weight,
          example: right.weight === 0 ? count.example : `${right.value} in ${hit.source}`,
        })
      }
      return [...counts]
        .filter(([, { right, decoys }]) => right > TIMES_CHANCE * decoys + MORE_THAN_CHANCE)
        .map(
          ([name, { right, decoys, example }]) =>
            `${name}: ${right.toFixed(1)} times, by chance ${decoys.toFixed(1)}: ${example}`,
        )
    },
  }
}

const PROPERTY = /"([\w$:-]+)":\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|(\[[^[\]{}]*\]))/g
const ITEM = /"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)/g
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g
const TEXT = />([^<]+)</g
const PAYLOAD = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g

/** Every value that a page, its payload or an answer of the API holds, by the name under which it stands. */
function* namedValues(text: string): Generator<readonly [name: string, value: string]> {
  for (const source of [text, payloadOf(text)]) {
    for (const [, name = '', string, number, list] of source.matchAll(PROPERTY)) {
      yield [name, normal(string ?? number ?? list ?? '')]
      for (const [, item, numberItem] of list?.matchAll(ITEM) ?? []) {
        yield [`${name}[]`, normal(item ?? numberItem ?? '')]
      }
    }
  }
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) yield [`@${name}`, normal(value)]
  for (const [, value = ''] of text.matchAll(TEXT)) yield ['#text', normal(value)]
}

/** What Next puts into a page for the browser to take over from. */
function payloadOf(page: string): string {
  return [...page.matchAll(PAYLOAD)].map(([, part = '""']) => String(JSON.parse(part))).join('')
}

/** The ways in which an answer could be written as a value. */
function formsOf(answer: Answer): readonly string[] {
  if (typeof answer === 'string' || typeof answer === 'number') return [String(answer)]
  if ('numerator' in answer) return [`${answer.numerator}/${answer.denominator}`]
  const texts = answer.filter((item) => typeof item === 'string')
  return [JSON.stringify(answer), ...texts]
}

/** Of a choice, the place of an option that is wrong. */
function otherPlaceOf(control: GeneratedControl, answer: Answer): readonly string[] {
  return control.type === 'single-choice' ? [String((Number(answer) + 1) % control.props.options.length)] : []
}

function optionsOf(
  control: GeneratedControl,
  answer: Answer,
): readonly { readonly right: string; readonly wrong: string }[] {
  if (control.type !== 'single-choice') return []
  const labels = control.props.options.map(({ label }) => normal(label))
  const right = labels[Number(answer)]
  const wrong = labels.find((label) => label !== right)
  return right === undefined || wrong === undefined ? [] : [{ right, wrong }]
}

/** One way of writing for all: without quotes and spaces, with a decimal comma. */
function normal(text: string): string {
  return text
    .replace(/&[a-z#\d]+;|\\[,;: ]|[\s\u00a0\u2009\u202f\u2060"{}$]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/(\d)\.(?=\d)/g, '$1,')
}

function isWordOf(word: string, text: string): boolean {
  const isLetter = (sign = '') => /[\p{L}\d]/u.test(sign)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  }
  return false
}
