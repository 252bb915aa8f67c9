/** The same page by its other address. */
export { default, metadata } from '../../task-status/[id]/page'
