import { examIdOf, examSetId } from '@/lib/domain/exam/model'
import { explainerOfExam } from '@/lib/domain/explainer/list-explainers'

const entry = (id: string) => ({ id, title: id, summary: '', grade: 6, minutes: 3 })

test('an exam is explained by what is called after it, and a set by that of its exam', () => {
  const entries = [entry('averages'), entry('exam-felveteli-6'), entry('exam-felveteli-8')]
  const date = '2019-01-19'
  const set = { id: examSetId('felveteli-8', date), date }
  expect(explainerOfExam(entries, examIdOf(set))?.id).toBe('exam-felveteli-8')
  expect(explainerOfExam(entries, 'erettsegi')).toBeUndefined()
})
