/** The stand-in for Google and Facebook beside the site under test, for as long as the end-to-end tests run. */
import { startOidcProvider } from './oidc-provider'

const { SITE_URL: siteUrl = '', OIDC_PORT } = process.env
const { stop } = await startOidcProvider({ siteUrl, port: Number(OIDC_PORT) })
process.once('SIGTERM', stop)
