/** The same, within the header and footer of the main layout. */
export { default, metadata } from '../not-found'
