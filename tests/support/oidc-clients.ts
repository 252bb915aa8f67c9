/** What the site under test says of itself to either provider. */
export const GOOGLE_CLIENT = { id: 'google', clientId: 'matek-google', clientSecret: 'google-secret' } as const
export const FACEBOOK_CLIENT = { id: 'facebook', clientId: 'matek-facebook', clientSecret: 'facebook-secret' } as const
