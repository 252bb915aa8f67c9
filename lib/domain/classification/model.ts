/** The grades of pupils that the site is for. */
export const grades = [5, 6, 7, 8, 9, 10, 11, 12] as const
export type Grade = (typeof grades)[number]

/** The grade that a part of an address names: `7`; `undefined` for any other text. */
export function gradeIn(text: string): Grade | undefined {
  return grades.find((grade) => String(grade) === text)
}

/** A tag of exercises: a grade, a topic, a collection. */
export interface Classification {
  /** For instance `hu|grade|5`. */
  readonly id: string
  readonly label: string
  /** How many public exercises have it. */
  readonly exerciseCount: number
}

/** Whether exercises with these tags are generated at three levels: those of the dynamic collections are. */
export function isDynamic(classifications: readonly string[]): boolean {
  return classifications.some((id) => id.startsWith('hu|dynamic|'))
}

/** The highest level at which exercises with these tags can be solved. */
export function highestLevelOf(classifications: readonly string[]): 1 | 3 {
  return isDynamic(classifications) ? 3 : 1
}

/** Whether exercises with these tags are tasks of an exam, which are the same for everybody. */
export function isExamTask(classifications: readonly string[]): boolean {
  return classifications.some((id) => /^hu\|(final|entrance)-exam\|/.test(id))
}

/** Whether exercises with these tags are tasks of an exam, or of sets to practise for one. */
export function isOfExam(classifications: readonly string[]): boolean {
  return isExamTask(classifications) || classifications.some((id) => id.startsWith('hu|exam-practice|'))
}

export function gradeClassification(grade: number): string {
  return `hu|grade|${grade}`
}

/** The grades that exercises with these tags are for, lowest first. */
export function gradesOf(classifications: readonly string[]): readonly number[] {
  const grades = classifications.map((id) => Number(/^hu\|grade\|(\d+)$/.exec(id)?.[1]))
  return grades.filter((grade) => !Number.isNaN(grade)).toSorted((one, other) => one - other)
}

/** The grades that have exercises, lowest first. */
export function offeredGrades(classifications: readonly Classification[]): readonly Grade[] {
  const counts = new Map(classifications.map(({ id, exerciseCount }) => [id, exerciseCount]))
  return grades.filter((grade) => (counts.get(gradeClassification(grade)) ?? 0) > 0)
}
