import { onBothStores } from './both-stores'
import { examAttemptsContract } from './exam-attempts.contract'

onBothStores(examAttemptsContract, 'Attempts at exams')
