import { onBothStores } from './both-stores'
import { sessionsContract } from './sessions.contract'

onBothStores(sessionsContract, 'Sessions')
