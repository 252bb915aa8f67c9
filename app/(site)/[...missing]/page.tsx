import { notFound } from 'next/navigation'

/** Every address without a page, so that what is said there stands between the header and the footer. */
export default function MissingPage() {
  notFound()
}
