/** What the calls about practice answer. Texts are Markdown with `$…$` mathematics. */
import { z } from 'zod'
import { Answers, ExerciseId, LeftAnswer } from '@/lib/domain/exercise/model'
import { GeneratedControl, outcomes } from '@/lib/domain/exercise/schemas'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { placeKinds, placementStates, placeStates, practiceSizes, ratings, skillStates } from './model/kinds'

const Day = z.iso.date().describe('Of the calendar in Budapest.')

const LoggedMistake = z.strictObject({
  id: z.string(),
  exerciseId: ExerciseId,
  subTask: z.int().min(0).describe('Index of the sub-task, from 0.'),
  title: z.string().describe('Of the exercise.'),
  typicalMistake: z
    .strictObject({
      title: z.string().describe('What was done, in the past tense.'),
      wiki: z.strictObject({ id: z.string(), title: z.string() }).exactOptional().describe('The page that helps.'),
    })
    .exactOptional()
    .describe('Absent where the answer shows none that is known.'),
  madeOn: Day,
  mendedOn: Day.exactOptional().describe('When it went well at first try, without help, on a second day since.'),
  asked: z
    .strictObject({
      description: z.string(),
      question: z.string(),
      controls: z.array(GeneratedControl),
      answers: z.array(LeftAnswer.nullable()).exactOptional().describe('What was handed in first, by control.'),
      remark: z.string().exactOptional().describe('What is said of that answer.'),
    })
    .exactOptional()
    .describe('The question as it was, unless its author has changed the exercise since.'),
  isFixed: z.boolean().describe('Whether the exercise has these numbers only, as a task of an exam.'),
  again: z.string().describe('The address of the same exercise and level, with other numbers where it has others.'),
})
export type LoggedMistake = DeepReadonly<z.output<typeof LoggedMistake>>

/** What `GET /practice/mistakes` answers. */
export const MistakesAnswer = z.strictObject({
  open: z.array(LoggedMistake).describe('The newest of those that are not mended, the newest first.'),
  openCount: z.int().min(0).describe('How many are not mended.'),
  mended: z.array(LoggedMistake).describe('The newest of those that are mended.'),
  mendedCount: z.int().min(0).describe('How many are mended.'),
})
export type MistakesAnswer = DeepReadonly<z.output<typeof MistakesAnswer>>

const Grade = z.int().min(5).max(12)
const WeeklyGoal = z.int().min(1).max(7)

/** What `GET /practice/today` answers. */
export const TodayAnswer = z.strictObject({
  grade: Grade.exactOptional().describe('What the caller has chosen; without it nothing is composed.'),
  grades: z.array(Grade).describe('Those that may be chosen.'),
  size: z.literal(practiceSizes),
  week: z.strictObject({
    goal: WeeklyGoal.describe('Days a week.'),
    days: z.array(Day).describe('Those of this week, from Monday, on which something was solved.'),
  }),
  places: z.array(
    z.strictObject({
      skill: z.string().describe('Its title.'),
      kind: z.enum(placeKinds),
      title: z.string().describe('Of the exercise.'),
      exerciseId: ExerciseId,
      path: z.string().describe('Of the page on which it is solved by itself; `/practice/{n}` is that of the place.'),
      state: z.enum(placeStates).describe('`locked`: the free tier does not allow it now.'),
    }),
  ),
})
export type TodayAnswer = DeepReadonly<z.output<typeof TodayAnswer>>

/** The body of `PUT /practice/settings`; what is left out stays. */
export const PracticeSettings = z.strictObject({
  grade: Grade.exactOptional(),
  size: z.literal(practiceSizes).exactOptional().describe('How many places a day.'),
  weeklyGoal: WeeklyGoal.exactOptional().describe('Days a week.'),
})
/** What a pupil chooses for practising. */
export type PracticeChoice = DeepReadonly<z.output<typeof PracticeSettings>>

/** The query of `GET /practice/map`. */
export const MapQuery = z.object({ grade: z.coerce.number().pipe(Grade).optional() })

/** What `GET /practice/map` answers. */
export const MapAnswer = z.strictObject({
  grade: Grade.exactOptional().describe('Whose skills follow; absent while there are none.'),
  grades: z.array(Grade).describe('Those that have skills.'),
  topics: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      skills: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          state: z.enum(skillStates),
          refresh: z.literal(true).exactOptional().describe('It went well once, and is due again.'),
          after: z.array(z.string()).describe('The skills among these that come before it, by id.'),
          last: z
            .strictObject({ day: Day, rating: z.enum(ratings) })
            .exactOptional()
            .describe('How its last round went, from `again` to `easy`.'),
          rounds: z
            .array(z.strictObject({ day: Day, rating: z.enum(ratings), exercise: z.string() }))
            .describe('Of its last rounds at most three, the newest first, each with the title of its exercise.'),
          exercises: z.array(z.strictObject({ title: z.string(), path: z.string() })),
          wiki: z
            .strictObject({ title: z.string(), path: z.string() })
            .exactOptional()
            .describe('The page that explains it.'),
        }),
      ),
    }),
  ),
})
export type MapAnswer = DeepReadonly<z.output<typeof MapAnswer>>

/** The body of `POST /practice/placement`. */
export const PlacementStart = z.strictObject({ grade: Grade })

/** The body of `POST /practice/placement/answer`. */
export const PlacementReply = z.strictObject({
  question: z.int().min(1).max(100).describe('Which question it answers, from 1: one that was counted is not again.'),
  answers: Answers.exactOptional().describe(
    'One for each control, in order; absent for a question that is passed over.',
  ),
})
export type PlacementReply = z.output<typeof PlacementReply>

/** What the calls about the placement answer. */
export const PlacementView = z.strictObject({
  state: z.enum(placementStates),
  grades: z.array(Grade).describe('Those that may be chosen.'),
  grade: Grade.exactOptional().describe('What the placement is of; before it has begun, what the caller has chosen.'),
  most: z.int().describe('So many questions are asked at most.'),
  question: z
    .strictObject({
      number: z.int().min(1),
      description: z.string().describe('Of the exercise that it is from.'),
      text: z.string(),
      controls: z.array(GeneratedControl),
    })
    .exactOptional()
    .describe('The one to be answered, while it is open.'),
  ungraded: z
    .strictObject({
      controls: z.array(z.enum(outcomes)).describe('One for each control, in order.'),
      feedback: z.string().exactOptional().describe('What to do about it.'),
    })
    .exactOptional()
    .describe('The answer could not be judged fairly: nothing was counted, and the question stays.'),
  result: z
    .strictObject({
      working: z
        .array(z.strictObject({ topic: z.string(), skills: z.array(z.string()) }))
        .describe('What was found to go well, by topic, by their titles. It comes back within a week.'),
      next: z.array(z.string()).describe('The new skills with which practice goes on, by their titles.'),
    })
    .exactOptional()
    .describe('Once it has ended.'),
})
export type PlacementView = DeepReadonly<z.output<typeof PlacementView>>
