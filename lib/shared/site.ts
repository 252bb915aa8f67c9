/** The name of the site: the one place where it is written. */
export const SITE_NAME = 'Matekliget'

export const SITE_LANGUAGE = 'hu'
