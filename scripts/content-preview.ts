/**
 * `npm run content:preview -- <id> [--seed 1] [--difficulty 1] [--question]`: prints an exercise or an explainer as text,
 * with solutions, hints and remarks; or with `--question` what a pupil sees before asking for any.
 */
import { readContentFiles } from '@/lib/domain/content/content-files'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { clampDifficulty, type GeneratedControl } from '@/lib/domain/exercise/model'
import { exerciseVariantKey } from '@/lib/domain/exercise/model/exercise-path'
import { modelAnswer, modelValue } from '@/lib/domain/exercise/model-answer'
import { exitWithUsage, readCommandLine, readCount } from './support/command-line'
import { previewExplainer } from './support/preview-explainer'

const USAGE = 'npm run content:preview -- <id> [--seed 1] [--difficulty 1] [--question]'

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    difficulty: { type: 'string', default: '1' },
    question: { type: 'boolean', default: false },
  },
})
const [id] = positionals
const { exercises, explainers, faults } = await readContentFiles('content')
const explainer = explainers.find(({ definition }) => definition.id === id)
if (explainer) {
  const seed = readCount(USAGE, 'seed', values.seed)
  console.log(previewExplainer(explainer.definition, seed, { withAnswers: !values.question }).join('\n'))
  process.exit()
}
const found = exercises.find(({ definition }) => definition.id === id)
if (!found) {
  for (const { file, line, reason } of faults) console.error(`${file}:${line}: ${reason}`)
  exitWithUsage(id === undefined ? 'name an exercise' : `no exercise or explainer has the id ${id}`, USAGE)
}

const ref = {
  seed: readCount(USAGE, 'seed', values.seed),
  difficultyLevel: clampDifficulty(readCount(USAGE, 'difficulty', values.difficulty)),
}
const exercise = compileExercise(found.definition)
const variant = exercise.variant(ref)
const generated = variant.question()
console.log(`${exercise.summary} (${exerciseVariantKey(exercise.id, ref)})`)
if (generated.description) console.log(`\n${generated.description}`)
generated.subTasks.forEach(({ description, controls }, subTask) => {
  console.log(`\n${subTask + 1}. ${description}`)
  const keys = variant.keys(subTask)
  controls.forEach((control, index) => {
    const controlKey = keys[index]
    if (!controlKey) return
    console.log(controlLines(control))
    if (values.question) return
    console.log(`   solution: ${JSON.stringify(modelAnswer(control, controlKey))}`)
    for (const { text } of controlKey.feedback)
      console.log(`   feedback: ${text.render(variant.run, [modelValue(controlKey, control)])}`)
  })
  if (values.question) return
  for (const step of variant.scheme(subTask) ?? []) console.log(`   scheme: ${step}`)
  const why = variant.why(subTask)
  if (why !== undefined) console.log(`   why: ${why}`)
  variant.hints(subTask).forEach((hint, index) => {
    console.log(`   hint ${index + 1}: ${hint}`)
  })
})

function controlLines({ type, props }: GeneratedControl): string {
  const lines =
    'options' in props ? props.options.map((option) => Object.values(option).join(' | ')) : [JSON.stringify(props)]
  return [`   [${type}]`, ...lines.map((line) => `     ${line}`)].join('\n')
}
