import type { Exam } from '@/lib/collection/model'
import type { CollectionFile } from '@/lib/content/collection-files'

/** An exam of one task, of which `2020-01-23` is still to come. */
const trialExam: Exam = {
  id: 'proba',
  title: 'Próbavizsga',
  origin: 'retold',
  tools: 'calculator',
  points: 3,
  parts: [{ title: 'Feladatlap', minutes: 45, from: 1, to: 1 }],
  dates: [
    { date: '2020-01-18', tasks: [{ number: 1, exercise: 'elso', points: [3] }] },
    { date: '2020-01-23', tasks: [] },
  ],
}

/** The collection of exams, as its file would be read. */
export function examsOf(exams: readonly Exam[] = [trialExam]): CollectionFile {
  const source = { exams: exams.map((exam) => structuredClone(exam)) } as Extract<
    CollectionFile,
    { readonly id: 'admission' }
  >['source'] // a copy may be changed
  return { id: 'admission', file: 'admission.yaml', source, lineOf: () => 1 }
}
