/** What a link to another site says beside its own words. */
export const externalLinkMessages = {
  hint: '(külső oldal, új lapon nyílik)',
} as const
