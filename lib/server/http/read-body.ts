import { AppError } from '@/lib/shared/errors/app-error'

export const BODY_LIMIT_BYTES = 32 * 1024

/**
 * Reads a body as text, and stops as soon as it is longer than allowed, whatever its headers say.
 *
 * @throws AppError `payload-too-large`; `invalid-request` when it breaks off or is not UTF-8.
 */
export async function readBody(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length')) > limitBytes) throw new AppError('payload-too-large')
  if (!request.body) return ''
  return decode(await collect(request.body, limitBytes))
}

async function collect(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    // Leaving the loop by a throw cancels the stream.
    for await (const chunk of body) {
      length += chunk.byteLength
      if (length > limitBytes) throw new AppError('payload-too-large')
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // Clients go away in the middle; that is no fault of ours to report.
    throw new AppError('invalid-request', [{ path: '', reason: 'the body broke off' }], { cause })
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('invalid-request', [{ path: '', reason: 'the body is not UTF-8' }], { cause })
  }
}
