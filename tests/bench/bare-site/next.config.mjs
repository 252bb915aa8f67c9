/** @type {import('next').NextConfig} */
const config = {
  serverExternalPackages: ['better-sqlite3'],
  // Its packages are those of the site, which lie elsewhere.
  outputFileTracingRoot: '/',
  turbopack: { root: '/' },
}

export default config
