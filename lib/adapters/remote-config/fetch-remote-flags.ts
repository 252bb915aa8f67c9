import { cert, getApps, initializeApp } from 'firebase-admin/app'
import { getRemoteConfig } from 'firebase-admin/remote-config'
import type { Flags } from '@/lib/ports/feature-flags'
import { fetchTemplate } from './fetch-template'

/** Names the SDK's app, so that it does not meet that of the document store. */
const APP_NAME = 'feature-flags'

export interface RemoteConfigAccount {
  readonly projectId: string
  /** A service account's address and key. */
  readonly clientEmail: string
  /** PEM text; line ends may be written as `\n`. */
  readonly privateKey: string
}

/** Asks Firebase Remote Config for the flags, which it has by the names of their fields. */
export async function fetchRemoteFlags(account: RemoteConfigAccount, defaults: Flags): Promise<Flags> {
  const { projectId, clientEmail, privateKey } = account
  const credential = cert({ projectId, clientEmail, privateKey: privateKey.replaceAll('\\n', '\n') })
  const getAccessToken = async () => (await credential.getAccessToken()).access_token
  return evaluateTemplate(await fetchTemplate({ projectId, getAccessToken }), defaults)
}

/**
 * The values of a template, as the SDK works them out of its conditions. What it does not name is as in `defaults`.
 *
 * @throws Error when it is no template.
 */
export function evaluateTemplate(template: string, defaults: Flags): Flags {
  const app = getApps().find(({ name }) => name === APP_NAME) ?? initializeApp({}, APP_NAME)
  const config = getRemoteConfig(app)
    .initServerTemplate({ template, defaultConfig: { ...defaults } })
    .evaluate()
  return { enableBlog: config.getBoolean('enableBlog') }
}
