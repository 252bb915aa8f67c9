import { onBothStores } from './both-stores'
import { placementContract } from './placement.contract'

onBothStores(placementContract, 'Placement')
