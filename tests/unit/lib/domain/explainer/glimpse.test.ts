import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import { glimpseOf } from '@/lib/domain/explainer/glimpse'
import type { Shown } from '@/lib/domain/explainer/model'
import { explainerOf } from '@/tests/support/explainer-builder'

const viewOf = () => compileExplainer(explainerOf()).draw(3).view()

test('a glimpse is an explainer to its second question, in plain words', () => {
  const { beats, questions } = viewOf()
  const first = beats.findIndex(({ question }) => question === 0)
  const glimpse = glimpseOf({ ...viewOf(), beats: beats.map((beat) => ({ ...beat, show: beats[0]?.show })) })
  const shown = glimpse?.beats ?? []
  expect(shown.map(({ asks }) => asks).indexOf(true)).toBe(first)
  expect(shown.filter(({ asks }) => asks)).toHaveLength(1)
  expect(shown).toHaveLength(beats.findIndex(({ question }) => question === 1))
  expect(shown[first]?.caption).toBe(questions[0]?.question.replaceAll('$', ''))
  expect(shown.map(({ caption }) => caption).join(' ')).not.toContain('$')
})

test('it does not wait for an answer', () => {
  const { beats } = viewOf()
  const asking = beats.find(({ question }) => question === 0)
  const glimpse = glimpseOf({ ...viewOf(), beats: beats.map((beat) => ({ ...beat, show: beats[0]?.show })) })
  expect(glimpse?.beats.find(({ asks }) => asks)?.durationMs).toBeLessThan(asking?.durationMs ?? 0)
})

const formula: Shown = { source: '$$\\key{a}{1} + 1 = \\key{b}{2}$$', isFigure: false }

test.each<[string, (index: number, figure: Shown | undefined) => Shown | undefined]>([
  ['begins without a picture', (index, figure) => (index === 0 ? undefined : figure)],
  ['shows a formula so early', (index, figure) => (index === 1 ? formula : figure)],
])('there is none of one that %s', (_, show) => {
  const view = viewOf()
  const beats = view.beats.map((beat, index) => ({ ...beat, show: show(index, view.beats[0]?.show) }))
  expect(glimpseOf({ ...view, beats })).toBeUndefined()
})
