import { scratchFolder, WORKERS } from './scripts/support/machine.mjs'

// For the workers, which inherit it.
process.env.TMPDIR = scratchFolder()

/** Many packages are published as ES modules only, so what is under node_modules is transformed as well. */
const IGNORE_NOTHING = []

/** @type {import('jest').Config} */
const shared = {
  rootDir: '.',
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: IGNORE_NOTHING,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package names its entry point for `import` only, and Jest asks for `require`.
    '^@auth/firebase-adapter$': '<rootDir>/node_modules/@auth/firebase-adapter/index.js',
    '^server-only$': '<rootDir>/tests/support/empty-module.ts',
    '\\.css$': '<rootDir>/tests/support/empty-module.ts',
  },
}

const nodeProject = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
})

/** @type {import('jest').Config} */
const config = {
  maxWorkers: WORKERS,
  // Not where the scratch files are: what has been compiled once is used in every later run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // A test that hangs is to be told from one on a busy machine; no test asserts how long a thing may take by it.
  testTimeout: 120_000,
  // On a busy machine a worker that has nothing left takes longer than the half second of Jest to unload the compiler, and
  // was said to leak. One that does leak is still told of.
  workerGracefulExitTimeout: 15_000,
  projects: [
    nodeProject('unit'),
    nodeProject('contract'),
    nodeProject('content'),
    {
      ...shared,
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts', '<rootDir>/tests/support/jsdom-setup.ts'],
    },
  ],
}

export default config
