/** What the stand-in uses of oidc-provider, which has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    readonly oidc: {
      readonly client?: { readonly clientId: string }
      readonly session?: { readonly accountId: string }
    }
  }

  interface Grant {
    addOIDCScope(scopes: string): void
    save(): Promise<string>
  }

  interface Token {
    readonly accountId: string
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => Grant
    readonly AccessToken: { find(value: string): Promise<Token | undefined> }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    /** Ends the screens that a sign-in has led to, and sends the browser on. */
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }

  export type { Context }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export default class MemoryAdapter {}
}
