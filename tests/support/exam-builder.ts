import { type CollectionFile, parseCollection } from '@/lib/domain/content/collection-files'

/** An exam as its author writes it. */
export type ExamSource = Extract<CollectionFile, { readonly id: 'admission' }>['source']['exams'][number]

/** An exam of one task, of which `2020-01-23` is still to come. */
const trialExam: ExamSource = {
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

/** The collection of exams, as its file would be read. JSON is YAML too. */
export function examsOf(exams: readonly ExamSource[] = [trialExam]): CollectionFile {
  const { collection, found } = parseCollection('admission', 'admission.yaml', JSON.stringify({ exams }))
  if (!collection) throw new Error(found.map(({ reason }) => reason).join('\n'))
  return collection
}
