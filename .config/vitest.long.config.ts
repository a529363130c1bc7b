import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'

/** Runs of minutes that are too long for every change: `npm run test:long`. One after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'long',
    include: ['graphql-server/test/long/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
    reporters: ['default', closingLine],
  },
})
