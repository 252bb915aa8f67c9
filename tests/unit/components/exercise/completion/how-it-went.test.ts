import { howItWent } from '@/components/exercise/completion/how-it-went'
import { initialPlayerState } from '@/components/exercise/player/player-state'

/** A solved exercise, by how many tries failed and how many hints were given at each step. */
function went(...steps: readonly (readonly [misses: number, hints: number])[]): string {
  const task = { description: '', controls: [], maxHints: 3, hasHints: true }
  const state = initialPlayerState({ seed: 1, difficultyLevel: 1, description: '', subTasks: steps.map(() => task) })
  const subTasks = state.subTasks.map((subTask, index) => {
    const [attempts = 0, hints = 0] = steps[index] ?? []
    return { ...subTask, attempts, hints: Array.from({ length: hints }, () => 'segítség') }
  })
  return howItWent({ subTasks })
}

test.each([
  ['Elsőre!', went([0, 0])],
  ['Másodszorra jött össze.', went([1, 0])],
  ['4. próbálkozásra jött össze: nem adtad fel.', went([3, 0])],
  ['Segítséggel jött össze, legközelebb talán már anélkül is megy.', went([2, 1])],
  ['Mind a 3 lépés elsőre ment.', went([0, 0], [0, 0], [0, 0])],
  ['Mind az 5 lépés elsőre ment.', went([0, 0], [0, 0], [0, 0], [0, 0], [0, 0])],
  ['3 lépésből 2 elsőre ment.', went([0, 0], [2, 0], [0, 0])],
  ['4 lépésből 3 elsőre ment, a 3. lépésnél kellett segítség.', went([0, 0], [0, 0], [1, 2], [0, 0])],
  ['3 lépésből 1 elsőre ment, az 1. és a 3. lépésnél kellett segítség.', went([0, 1], [0, 0], [1, 1])],
  ['Végigmentél mind a 3 lépésen, az 1., a 2. és a 3. lépésnél kellett segítség.', went([0, 1], [0, 3], [1, 1])],
  ['Végigmentél mind a 2 lépésen.', went([1, 0], [1, 0])],
])('%s', (expected, actual) => {
  expect(actual).toBe(expected)
})
