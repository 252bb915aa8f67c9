import { testExercisesIn } from '@/tests/support/check-exercises'

testExercisesIn('dynamic')
