/** Every sentence of the page that tells parents how practice is counted, held against the rules. */
import { FIRST_INTERVALS, goodIntervals } from '@/lib/domain/practice/rules/scheduler'
import { howWeCountMessages } from '@/lib/shared/messages/how-we-count'
import {
  heldBy,
  hold,
  type PromiseCheck,
  type PromiseRow,
  sentencesIn,
  uncheckedSentences,
} from '@/tests/support/promises'

const rule = (file: string, title: string) => heldBy(`unit/lib/domain/practice/${file}.test.ts`, title)
const { states, rounds, returns, today, mistakes, never, proof } = howWeCountMessages
const [reviews = '', isNew = '', mistake = '', topics = '', level = ''] = today.points

/** Each text with what holds every sentence of it. */
const held: readonly (readonly [text: string, check: PromiseCheck])[] = [
  [states.new, rule('remember', 'a skill without a round is new')],
  [states.started, rule('remember', 'its first round starts it or has it working')],
  [states.working, rule('remember', 'its first round starts it or has it working')],
  [states.sure, rule('remember', 'two days, one at the highest level')],
  [states.refresh, rule('remember', 'one that went well once is to be refreshed')],
  [states.kept, rule('remember', 'a state that was reached is never taken away')],
  [rounds.easy, rule('rate-round', 'all right at the first try at the highest level')],
  [rounds.good, rule('rate-round', 'one of three wrong at the first try')],
  [rounds.hard, rule('rate-round', 'two of five')],
  [rounds.again(1990), rule('rate-round', 'left after a wrong try')],
  [returns.first(4, 10, 3), rule('scheduler', 'until a skill is sure it comes back after 4 to 10 days, 3 when')],
  [returns.missed, rule('compose-practice', 'after a summer no session is longer')],
  [reviews, rule('compose-practice', 'due reviews fill the session, the longest overdue first')],
  [isNew, rule('compose-practice', 'one place is kept for a new skill')],
  [mistake, rule('compose-practice', 'a mistake whose skill is due has one place')],
  [topics, rule('compose-practice', 'of one topic no more than half of the session comes while others are due')],
  [level, rule('remember', 'the level goes up after an easy round or two good ones in a row')],
  [mistakes.text, rule('mend-mistakes', 'a mistake whose skill was right at the first try on %s')],
  [never.text, heldBy('e2e/placement.spec.ts', 'and no number of how it went')],
  [proof.text, rule('simulated-pupils', 'forgets about as pupils did who were measured')],
]
const rows = held.flatMap(([text, check]) => sentencesIn(text).map((sentence): PromiseRow => [sentence, check]))

/** The days are values here, which the last test looks at; of the rest nothing is promised. */
const promiseNothing = [
  howWeCountMessages.title,
  howWeCountMessages.description,
  howWeCountMessages.lead,
  states.title,
  states.lead,
  rounds.title,
  returns.title,
  returns.why,
  today.title,
  mistakes.title,
  never.title,
  never.privacy,
  proof.title,
  proof.link,
  howWeCountMessages.link,
].flatMap(sentencesIn)

test('no sentence is there of which nobody has said what holds it', () => {
  const { first: _, later: __, ...others } = returns
  const shown = sentencesIn({ ...howWeCountMessages, returns: { ...others, first: returns.first(4, 10, 3) } })
  const again = sentencesIn(rounds.again(1990))
  const { unchecked, gone } = uncheckedSentences(
    shown.map((sentence) => sentence.replace('1990 Ft', '1990')),
    rows,
    [...promiseNothing, ...again],
  )
  expect({ unchecked, gone }).toEqual({ unchecked: [], gone: [] })
})

test.each(rows)('%s', async (_sentence, check) => {
  await hold(check)
})

test('the days that are named are those of the rules', () => {
  expect(FIRST_INTERVALS).toEqual({ least: 4, most: 10, afterAgain: 3 })
  expect(goodIntervals(6)).toEqual([5, 8, 14, 22, 35, 54])
  expect(sentencesIn(returns.later([5, 8]))).toEqual([
    'Utána minden jó kör után ritkábban: ha mindig jól megy, nagyjából 5, 8 nap múlva.',
  ])
})
