import { onBothStores } from './both-stores'
import { practiceContract } from './practice.contract'

onBothStores(practiceContract, 'Practice')
