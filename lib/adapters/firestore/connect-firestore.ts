import { applicationDefault, cert, getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/** Names the SDK's app, so that it does not meet one that somebody else made in this process. */
const APP_NAME = 'document-store'

export interface FirestoreSettings {
  /** Left out where Google's environment names it. */
  readonly projectId?: string | undefined
  /** A service account's address and key; without both, Google's application default credentials are used. */
  readonly clientEmail?: string | undefined
  /** PEM text; line ends may be written as `\n`, as environment variables often have them. */
  readonly privateKey?: string | undefined
}

/** The process's one connection to Firestore; a second call gets the first one's. Nothing is sent yet. */
export function connectFirestore({ projectId, clientEmail, privateKey }: FirestoreSettings): Firestore {
  const present = getApps().find((app) => app.name === APP_NAME)
  if (present) return getFirestore(present)
  const credential =
    clientEmail && privateKey
      ? cert({ clientEmail, privateKey: privateKey.replaceAll('\\n', '\n'), ...(projectId && { projectId }) })
      : applicationDefault()
  return getFirestore(initializeApp({ credential, ...(projectId && { projectId }) }, APP_NAME))
}
