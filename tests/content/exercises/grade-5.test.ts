import { testExercisesIn } from '@/tests/support/check-exercises'

testExercisesIn('grade-5')
