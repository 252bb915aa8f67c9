/** The same page by its other address. */
export { default, generateMetadata } from '../../task-status/[id]/page'
