/** Names of the accounts to try the site with. */
export const demoMessages = {
  freePupil: 'Demó Diák',
  premiumPupil: 'Prémium Diák',
} as const
