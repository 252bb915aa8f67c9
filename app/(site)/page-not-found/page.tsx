import { notFound } from 'next/navigation'

/** An address of its own for what cannot be found, answered as such: with status 404. */
export default function PageNotFound() {
  notFound()
}
