/** The Hungarian address of the page of the subscription. */
export { default, metadata } from '../subscription/page'
