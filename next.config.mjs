import { headers } from './security-headers.mjs'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Next knows gzip only: `compress-answers.ts` does it.
  compress: false,
  reactStrictMode: true,
  // What a page is called comes with it, not after it: while it was on its way, the tab showed the address instead.
  htmlLimitedBots: /./,
  // Pictures are drawn as SVG or served as they are, so nothing has to answer under /_next/image.
  images: { unoptimized: true },
  headers,
  // Native addons and packages that read their own files at run time.
  serverExternalPackages: ['better-sqlite3', '@node-rs/argon2', 'firebase-admin', 'pino', 'nodemailer'],
  outputFileTracingRoot: import.meta.dirname,
  // A trial copy publishes the content by itself when it starts, in whichever function that is.
  outputFileTracingIncludes: {
    '/*': ['./content/**/*'],
    // What a thread of its own loads.
    '/og': [
      './lib/server/share/draw-worker.mjs',
      './node_modules/next/og.js',
      './node_modules/next/dist/server/og/**/*',
      './node_modules/next/dist/compiled/@vercel/og/**/*',
    ],
  },
  // `npm test` checks the types, so whoever only starts the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // An address without a page is answered by `app/global-not-found.tsx`.
    globalNotFound: true,
    // They take a good part of the build, and nobody reads them.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  turbopack: { root: import.meta.dirname },
}

export default config
