import { onBothStores } from './both-stores'
import { parentalConsentContract } from './parental-consent.contract'

onBothStores(parentalConsentContract, 'Parental consent')
