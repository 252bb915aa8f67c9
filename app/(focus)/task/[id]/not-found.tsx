/** The same by its other address. */
export { default, metadata } from '../../task-status/[id]/not-found'
