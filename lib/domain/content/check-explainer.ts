import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { compileExplainer, type DrawnBeat, type ExplainerDraw } from '@/lib/domain/explainer/compile-explainer'
import { figureKeys } from '@/lib/domain/explainer/drawn-figure'
import { formulaKeys, withFormulaKeys } from '@/lib/domain/explainer/formula-keys'
import type { ExplainerView } from '@/lib/domain/explainer/model'
import { scenesMs } from '@/lib/domain/explainer/reading-time'
import { isHighlighted } from '@/lib/shared/figure/staged'
import { nestedStrings } from '@/lib/shared/nested-strings'
import { checkKey } from './check-key'
import { checkText, type TextCheck } from './check-text'
import { captureFault } from './check-variant'
import type { ContentFault, Finding } from './content-fault'
import type { ExplainerFile } from './explainer-files'
import { toFaults } from './to-faults'

/** How long the scenes take at the ordinary speed, and how often they ask. */
const MINUTES = { least: 2, most: 4 }
const QUESTIONS = { least: 2, most: 4 }
/** A caption longer than this does not fit below the picture on a phone. */
const LONGEST_SAY = 170

/**
 * Checks one explainer for so many dispersed seeds. Each kind of fault is told once, with its first seed.
 *
 * @param check looks at each text that a pupil may see.
 */
export function checkExplainer(
  file: ExplainerFile,
  seeds: number,
  check: TextCheck = checkText,
): readonly ContentFault[] {
  const { definition } = file
  const findings: Finding[] = [
    ...faultsOf(check, ['title'], definition.title),
    ...faultsOf(check, ['summary'], definition.summary),
    ...checkQuestionCount(file),
  ]
  const explainer = captureFault(findings, [], '', () => compileExplainer(definition))
  const texts = new Set<string>()
  const drawn = explainer ? dispersedSeeds(seeds) : []
  for (const seed of drawn) {
    const where = ` (seed ${seed})`
    const draw = captureFault(findings, [], where, () => explainer?.draw(seed))
    const view = draw && captureFault(findings, [], where, () => draw.view())
    if (!draw || !view) continue
    texts.add(JSON.stringify(view.beats.map(({ say }) => say)))
    const found = captureFault(findings, [], where, () => checkDraw(draw, view, check)) ?? []
    findings.push(...found.map(({ at, reason }) => ({ at, reason: reason + where })))
  }
  if (explainer && drawn.length > 1 && texts.size === 1 && definition.skill !== undefined) {
    findings.push({ at: ['script'], reason: 'gives the same numbers for every seed' })
  }
  return toFaults(findings, file)
}

function checkQuestionCount({ definition: { scenes } }: ExplainerFile): readonly Finding[] {
  const count = scenes.filter(({ ask }) => ask).length
  const fits = count >= QUESTIONS.least && count <= QUESTIONS.most
  return fits ? [] : [{ at: ['scenes'], reason: `asks ${count} times, not ${QUESTIONS.least} to ${QUESTIONS.most}` }]
}

function checkDraw(draw: ExplainerDraw, view: ExplainerView, check: TextCheck): readonly Finding[] {
  return [
    ...draw.beats.flatMap((beat) => checkBeat(beat, check)),
    ...draw.questions.flatMap(({ at, variant, subTask, solved }, index) => {
      const { question = '', control } = view.questions[index] ?? {}
      const shown = control ? nestedStrings(control.props) : []
      const drawn = { keys: variant.keys(subTask), hints: [] }
      return [
        // Of a step that is asked this is seen by who leaves it out; a scene has shown it already.
        ...(solved.chapter === 0 ? [] : checkBeat(solved, check)),
        ...[question, ...shown].flatMap((text) => faultsOf(check, at, text)),
        ...checkKey({ variant, controls: control ? [control] : [], subTask, drawn }, check, at).map(
          ({ at: place, reason }) => ({ at: place.slice(0, 2), reason }),
        ),
      ]
    }),
    ...checkLength(view),
  ]
}

/** Texts, pictures, and that what is to be looked at is there. */
function checkBeat({ at, say, picture, highlight }: DrawnBeat, check: TextCheck): readonly Finding[] {
  const keys = picture ? keysOf(picture) : []
  const missing = highlight.filter((name) => !keys.some((key) => isHighlighted(key, [name])))
  const length = [...say].length
  return [
    ...faultsOf(check, [...at, 'say'], say),
    // A figure is checked as it is written; a formula with its keys, as KaTeX takes it.
    ...faultsOf(check, [...at, 'show'], shownText(picture, highlight)),
    ...missing.map((name) => ({
      at: [...at, 'highlight'],
      reason: `the picture has no part ${JSON.stringify(name)}; it has ${[...new Set(keys)].join(', ') || 'none'}`,
    })),
    ...(length > LONGEST_SAY
      ? [{ at: [...at, 'say'], reason: `has ${length} characters, more than ${LONGEST_SAY}: make two scenes of it` }]
      : []),
  ]
}

function shownText(picture: DrawnBeat['picture'], highlight: readonly string[]): string {
  if (!picture) return ''
  return picture.isFigure ? picture.source : withFormulaKeys(picture.source, highlight)
}

function keysOf({ source, isFigure }: NonNullable<DrawnBeat['picture']>): readonly string[] {
  if (!isFigure) return formulaKeys(source)
  return figureKeys(source)
}

function checkLength(view: ExplainerView): readonly Finding[] {
  const ms = scenesMs(view)
  const minutes = ms / 60_000
  if (minutes >= MINUTES.least && minutes <= MINUTES.most) return []
  const told = `takes ${Math.floor(ms / 1000)} seconds`
  return [{ at: ['scenes'], reason: `${told}, not ${MINUTES.least} to ${MINUTES.most} minutes` }]
}

function faultsOf(check: TextCheck, at: readonly PropertyKey[], text: string): readonly Finding[] {
  return text === '' ? [] : check(text).map((reason) => ({ at, reason }))
}
