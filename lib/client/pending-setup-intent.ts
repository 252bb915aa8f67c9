import { PENDING_SETUP_INTENT_KEY } from '@/lib/domain/payment/model'
import { withLocalStorage } from './json-storage'

/**
 * The setup intent with which the payer went to the provider, kept in the local storage until they are back. It is a
 * comfort: a browser that keeps nothing brings the id back in the address all the same.
 */

export function savePendingSetupIntent(id: string): void {
  withLocalStorage((storage) => storage.setItem(PENDING_SETUP_INTENT_KEY, id))
}

/** The kept id, which is forgotten by that; `undefined` when there is none. */
export function takePendingSetupIntent(): string | undefined {
  return withLocalStorage((storage) => {
    const id = storage.getItem(PENDING_SETUP_INTENT_KEY)
    storage.removeItem(PENDING_SETUP_INTENT_KEY)
    return id ?? undefined
  })
}
