import { readFileSync } from 'node:fs'
import { gradesOf, isDynamic, isExamTask } from '@/lib/domain/classification/model'
import { chosenVideos } from '@/lib/domain/content/chosen-videos'
import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import { scenesMs } from '@/lib/domain/explainer/reading-time'
import { EXERCISE_LIMIT, TIME_WINDOW_HOURS } from '@/lib/domain/freemium/model'
import { PREMIUM_PRICE } from '@/lib/server/openers/open-payments'
import { aboutMessages } from '@/lib/shared/messages/about'
import { gradeMessages } from '@/lib/shared/messages/collections'
import { homeMessages } from '@/lib/shared/messages/home'
import { landingMessages } from '@/lib/shared/messages/landing'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { sentencesIn } from './promises'
import { allExercises } from './right-answers'
import { siteContent } from './site-content'
import { sourceFiles } from './source-files'

/** What the texts of the site promise of its content, its limit and its price. */

type Exercise = Awaited<ReturnType<typeof allExercises>>[number]

async function publicExercises(): Promise<readonly Exercise[]> {
  return (await allExercises()).filter(({ definition }) => definition.status === 'public')
}

async function expectOfEach(exercises: readonly Exercise[], holds: (exercise: Exercise) => boolean): Promise<void> {
  expect(exercises.length).toBeGreaterThan(0)
  expect(exercises.filter((exercise) => !holds(exercise)).map(({ id }) => id)).toEqual([])
}

export async function everySubtaskHasHints(): Promise<void> {
  await expectOfEach(await publicExercises(), ({ definition }) =>
    definition.subtasks.every(({ hints }) => hints.length > 0),
  )
}

/** Most exercises say of some wrong answer what may be behind it. */
export async function mostExercisesKnowMistakes(): Promise<void> {
  const all = await publicExercises()
  const knowing = all.filter(({ definition }) =>
    definition.subtasks.some(({ controls }) => controls.some(({ feedback }) => feedback.length > 0)),
  )
  expect(knowing.length).toBeGreaterThan(all.length / 2)
}

/** An exercise says it in these words, as a remark or as a hint. */
export function saidOf(exerciseId: string, words: string): () => Promise<void> {
  return async () => {
    const exercise = (await publicExercises()).find(({ id }) => id === exerciseId)
    const said = exercise?.definition.subtasks.flatMap(({ hints, controls }) => [
      ...hints,
      ...controls.flatMap(({ feedback }) => feedback.map(({ text }) => text)),
    ])
    expect(said?.join(' ')).toContain(words)
  }
}

const questionOf = ({ variant }: Exercise, seed: number, difficultyLevel: 1 | 2 | 3) => {
  const { description, subTasks } = variant({ seed, difficultyLevel }).question()
  return JSON.stringify([description, subTasks])
}

export async function dynamicExercisesDrawAtThreeLevels(): Promise<void> {
  const dynamic = (await publicExercises()).filter(({ classifications }) => isDynamic(classifications))
  await expectOfEach(dynamic, (exercise) =>
    ([1, 2, 3] as const).every(
      (level) => new Set([7, 1234, 98_765, 444_555].map((seed) => questionOf(exercise, seed, level))).size > 1,
    ),
  )
}

export async function examTasksStayTheSame(): Promise<void> {
  const tasks = (await publicExercises()).filter(({ classifications }) => isExamTask(classifications))
  // Options may come in another order.
  const lettersOf = (task: Exercise, ...ref: [number, 1 | 3]) => [...questionOf(task, ...ref)].toSorted().join('')
  await expectOfEach(tasks, (task) => lettersOf(task, 7, 1) === lettersOf(task, 98_765, 3))
}

export async function gradesFromFiveToTwelve(): Promise<void> {
  const grades = (await publicExercises()).flatMap(({ classifications }) => gradesOf(classifications))
  expect([Math.min(...grades), Math.max(...grades)]).toEqual([5, 12])
}

/** Retold exams of the end of school, and sets to practise for each exam; each task can be opened by itself. */
export async function examsOfBothKindsAreThere(): Promise<void> {
  const { collections } = await siteContent()
  const exams = collections.flatMap((collection) => (collection.id === 'admission' ? collection.source.exams : []))
  const retold = exams.filter(({ origin }) => origin === 'retold').flatMap(({ dates }) => dates)
  const toPractise = exams.map(({ origin, dates, practice = [] }) => [
    ...(origin === 'practice' ? dates : []),
    ...practice,
  ])
  const known = new Set((await publicExercises()).map(({ id }) => id))
  for (const sets of [retold, ...toPractise]) {
    const tasks = sets.flatMap((set) => set.tasks.map(({ exercise }) => exercise))
    expect(tasks.length).toBeGreaterThan(0)
    expect(tasks.filter((id) => !known.has(id))).toEqual([])
  }
}

/** The exercises to try are three for each grade that has some, each with help. */
export async function threeTrialsOfEachGrade(): Promise<void> {
  const { collections } = await siteContent()
  const grades = collections.flatMap((collection) => (collection.id === 'trial' ? collection.source.grades : []))
  expect(grades.length).toBeGreaterThan(0)
  expect(grades.map(({ exercises }) => exercises.length)).toEqual(grades.map(() => 3))
  await everySubtaskHasHints()
}

export async function explainersAskAndAreShort(): Promise<void> {
  const { explainers } = await siteContent()
  expect(explainers.length).toBeGreaterThan(0)
  for (const { definition } of explainers) {
    const view = compileExplainer(definition).draw(1).view()
    expect(view.questions.length).toBeGreaterThanOrEqual(2)
    expect(view.beats.filter(({ show }) => show).length).toBeGreaterThan(3)
    const minutes = scenesMs(view) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(2)
    expect(minutes).toBeLessThanOrEqual(4)
  }
}

export function freeTierIsAsSaid(): void {
  expect([EXERCISE_LIMIT, TIME_WINDOW_HOURS]).toEqual([3, 12])
}

export function premiumCosts1990(): void {
  expect(PREMIUM_PRICE).toEqual({ unitAmount: 199_000, currency: 'huf' })
}

/** The clock is the exam's: nothing else measures or ranks. */
export function noClockWhilePractising(): void {
  const files = sourcesOf(/^(?:app|components)\//).filter(({ path }) => !/^components\/exam\/|\/admission\//.test(path))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ text }) => /role="timer"|exam-timer|leaderboard|ranking/.test(text))).toEqual([])
}

export function noForeignAdvertiser(): void {
  const loading = sourcesOf(/^(?:app|components|lib\/client)\/|^security-headers|^middleware/)
  const ads = /doubleclick|googlesyndication|adsbygoogle|amazon-adsystem|facebook\.net|criteo|taboola/
  expect(loading.length).toBeGreaterThan(100)
  expect(loading.filter(({ text }) => ads.test(text))).toEqual([])
}

function sourcesOf(paths: RegExp) {
  return sourceFiles().filter(({ path }) => paths.test(path))
}

/** Until a topic has a video of ours, texts do not speak of videos but as of something to search for. */
export async function noVideoIsPromised(): Promise<void> {
  const { collections } = await siteContent()
  const videos = Object.values(chosenVideos(collections))
  const said = [
    aboutMessages,
    homeMessages,
    landingMessages,
    subscribeMessages,
    { ofGrade: gradeMessages.description(5) },
  ]
  expect([videos, said.flatMap(sentencesIn).filter((sentence) => /videó/i.test(sentence))]).toEqual([[], []])
}

/** What is English in an exercise stands in the code of its figures and templates. */
export async function textsAreHungarian(): Promise<void> {
  const isEnglish = (text: string) =>
    /\b(?:the|and|what|how many|which)\b/i.test(text.replace(/```[\s\S]*?```|@[^@]*@/g, ''))
  await expectOfEach(
    await publicExercises(),
    ({ definition }) => !definition.subtasks.some(({ description, hints }) => [description, ...hints].some(isEnglish)),
  )
}

/** The tests draw each exercise at many seeds, and fail with the first fault. */
export function contentIsCheckedOverManyDraws(): void {
  expect(readFileSync('scripts/test.mjs', 'utf8')).toMatch(/content-check\.ts', '--seeds', '(?:[5-9]\d|\d{3,})'/)
}
