import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** @type {import('next').NextConfig} */
const config = {
  serverExternalPackages: ['better-sqlite3'],
  outputFileTracingRoot: root,
  turbopack: { root },
}

export default config
