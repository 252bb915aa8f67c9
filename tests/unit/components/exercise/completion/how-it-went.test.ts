import { howItWent } from '@/components/exercise/completion/how-it-went'
import { initialPlayerState } from '@/components/exercise/player/player-state'

type StepWork = readonly [misses: number, hints: number]

/** A solved exercise, by how many tries failed and how many hints were given at each step. */
function went(...steps: readonly StepWork[]): string {
  return wentWith(undefined, ...steps)
}

function wentWith(skills: readonly (string | null)[] | undefined, ...steps: readonly StepWork[]): string {
  const task = { description: '', controls: [], maxHints: 3, hasHints: true }
  const state = initialPlayerState({ seed: 1, difficultyLevel: 1, description: '', subTasks: steps.map(() => task) })
  const subTasks = state.subTasks.map((subTask, index) => {
    const [attempts = 0, hints = 0] = steps[index] ?? []
    return { ...subTask, attempts, hints: Array.from({ length: hints }, () => 'segítség') }
  })
  return howItWent({ subTasks, wayOn: skills && { steps: skills } })
}

test.each([
  ['Elsőre!', went([0, 0])],
  ['Másodszorra jött össze.', went([1, 0])],
  ['4. próbálkozásra jött össze: nem adtad fel.', went([3, 0])],
  ['Segítséggel jött össze, legközelebb talán már anélkül is megy.', went([2, 1])],
  ['Mind a 3 lépés elsőre ment.', went([0, 0], [0, 0], [0, 0])],
  ['Mind az 5 lépés elsőre ment.', went([0, 0], [0, 0], [0, 0], [0, 0], [0, 0])],
  ['3 lépésből 2 elsőre ment, a 2. lépésnél kellett még egy próba.', went([0, 0], [2, 0], [0, 0])],
  ['4 lépésből 3 elsőre ment, a 3. lépésnél kellett segítség.', went([0, 0], [0, 0], [1, 2], [0, 0])],
  ['3 lépésből 1 elsőre ment, az 1. és a 3. lépésnél kellett segítség.', went([0, 1], [0, 0], [1, 1])],
  ['Végigmentél mind a 3 lépésen, az 1., a 2. és a 3. lépésnél kellett segítség.', went([0, 1], [0, 3], [1, 1])],
  ['Végigmentél mind a 2 lépésen, az 1. és a 2. lépésnél kellett még egy próba.', went([1, 0], [1, 0])],
  [
    '3 lépésből 1 elsőre ment, a 2. lépésnél kellett segítség, az 1. lépésnél kellett még egy próba.',
    went([1, 0], [0, 1], [0, 0]),
  ],
])('%s', (expected, actual) => {
  expect(actual).toBe(expected)
})

test('a step that trains something of its own is called by it', () => {
  expect(went([0, 0], [0, 1], [1, 0])).toContain('a 2. lépésnél kellett segítség, a 3. lépésnél')
  const skills = [null, 'Kerekítés', 'Összeadás']
  expect(wentWith(skills, [0, 0], [0, 1], [1, 0])).toBe(
    '3 lépésből 1 elsőre ment, a „Kerekítés” lépésnél kellett segítség, az „Összeadás” lépésnél kellett még egy próba.',
  )
  expect(wentWith(skills, [0, 1], [0, 1], [0, 0])).toContain('az 1. és a 2. lépésnél kellett segítség')
})

test('a skill of several steps is named once, and more than two are told by their numbers', () => {
  const same = ['Kerekítés', 'Kerekítés', 'Becslés', 'Osztás']
  expect(wentWith(same, [0, 1], [0, 1], [0, 0], [0, 0])).toContain(', a „Kerekítés” lépésnél kellett segítség.')
  expect(wentWith(same, [0, 1], [0, 0], [0, 1], [0, 1])).toContain(', az 1., a 3. és a 4. lépésnél kellett segítség.')
})
