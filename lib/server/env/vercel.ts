import { tmpdir } from 'node:os'
import path from 'node:path'

/** What Vercel's own variables say of the deployment; of a site elsewhere, nothing. */
export interface Deployment {
  /** What is stored goes to a folder that is emptied sooner or later: a copy of the site to be looked at. */
  readonly isTrial: boolean
  /** What is stored would be lost, on a site that is meant to keep it. */
  readonly losesData: boolean
  /** Whether the platform compresses what it passes on, so that nobody does it twice. */
  readonly compresses: boolean
  /** What these variables amount to where they are not given. */
  readonly defaults: Readonly<Record<string, string>>
}

/** The one folder of a function that can be written to. */
const TRIAL_FOLDER = path.join(tmpdir(), 'matekliget-trial')

/** Reads what Vercel tells each build and function: https://vercel.com/docs/environment-variables/system-environment-variables */
export function describeDeployment(variables: Readonly<Record<string, string | undefined>>): Deployment {
  if (variables.VERCEL !== '1') return { isTrial: false, losesData: false, compresses: false, defaults: {} }
  const isProduction = variables.VERCEL_ENV === 'production'
  const isLasting = variables.DOCUMENT_STORE === 'firestore'
  const isTrial = !isProduction && !isLasting
  const host = isProduction ? variables.VERCEL_PROJECT_PRODUCTION_URL : variables.VERCEL_URL
  return {
    isTrial,
    losesData: isProduction && !isLasting,
    compresses: true,
    defaults: {
      TRUSTED_PROXIES: '1',
      // Who reaches a function is for the platform to say.
      HOST: '0.0.0.0',
      // Its scheduler names this one.
      ...(variables.CRON_SECRET && { UPKEEP_SECRET: variables.CRON_SECRET }),
      ...(host && { SITE_URL: `https://${host}` }),
      ...(isTrial && { DATA_DIR: TRIAL_FOLDER }),
    },
  }
}
