import { testExercisesIn } from '@/tests/support/check-exercises'

testExercisesIn('grade-7')
