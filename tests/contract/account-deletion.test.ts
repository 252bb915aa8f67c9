import { accountDeletionContract } from './account-deletion.contract'
import { onBothStores } from './both-stores'

onBothStores(accountDeletionContract, 'Deleting an account')
