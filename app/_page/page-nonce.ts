import { headers } from 'next/headers'
import { findNonce } from '@/lib/server/http/content-security-policy'

/** What this page's own scripts in the document are known by. */
export async function pageNonce(): Promise<string | undefined> {
  return findNonce((await headers()).get('content-security-policy'))
}
