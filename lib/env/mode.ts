/** Whether this is the developer's server. Next replaces the expression at build time, also on Edge and in the browser. */
export const isDevelopment = process.env.NODE_ENV === 'development'
