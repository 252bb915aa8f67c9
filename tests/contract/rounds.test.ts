import { onBothStores } from './both-stores'
import { roundsContract } from './rounds.contract'

onBothStores(roundsContract, 'Rounds')
