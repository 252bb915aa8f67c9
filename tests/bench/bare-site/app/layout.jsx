import { headers } from 'next/headers'

/** As little as a page of Next can be while it is rendered for each request, as the site's pages are. */
export default async function Layout({ children }) {
  await headers()
  return (
    <html lang="hu">
      <body>{children}</body>
    </html>
  )
}
