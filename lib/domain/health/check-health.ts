import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { version } from '@/package.json'

const STORE_TIMEOUT_MS = 5_000

interface Deps {
  readonly store: DocumentStore
  readonly storeKind: 'embedded' | 'firestore'
}

interface Health {
  readonly status: 'ok'
  readonly store: 'embedded' | 'firestore'
  readonly version: string
}

/** @throws AppError `unavailable` when the store does not answer in time. */
export async function checkHealth({ store, storeKind }: Deps): Promise<Health> {
  await withTimeout(store.ping())
  return { status: 'ok', store: storeKind, version }
}

async function withTimeout(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable')), STORE_TIMEOUT_MS)
  })
  try {
    await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
