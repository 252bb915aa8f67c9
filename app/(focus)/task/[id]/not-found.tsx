/** The same by its other address. */
export { default } from '../../task-status/[id]/not-found'
