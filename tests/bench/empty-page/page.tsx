import { headers } from 'next/headers'

/** A page with nothing in it, rendered for each request as an exercise is: what is left is the shell that every page has. */
export default async function EmptyPage() {
  await headers()
  return null
}
