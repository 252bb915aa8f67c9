/** What the site uses of the package; the types that others publish for it need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  function compression(options: {
    readonly brotli: BrotliOptions
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  export = compression
}
