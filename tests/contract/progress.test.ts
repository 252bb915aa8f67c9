import { onBothStores } from './both-stores'
import { progressContract } from './progress.contract'

onBothStores(progressContract, 'Progress')
