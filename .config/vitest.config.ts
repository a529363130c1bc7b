import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'

/** A machine that is busy with other things must not fail a sound change; the closing lines tell which tests needed it. */
const retry = 1

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    reporters: ['default', closingLine],
    projects: [
      {
        root,
        // Vite would read graphql's .mjs for our sources, while Node reads its .js for packages: this makes it one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          retry,
          include: [
            'graphql-server/{src,test,bench}/**/*.test.ts',
            '.config/*.test.ts',
            'web/{build,rendering}/*.test.ts',
          ],
          exclude: ['graphql-server/test/long/**'],
          environment: 'node',
          pool: 'forks',
          isolate: false,
          setupFiles: ['.config/vitest.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // The files of a worker share its modules and its page, which the setup file clears after each test.
          isolate: false,
          setupFiles: ['web/src/test-setup.ts'],
          // One style sheet that grows, rather than one that jsdom parses again for each component.
          env: { SC_DISABLE_SPEEDY: 'false' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Each worker keeps what its files import.
          isolate: false,
          globalSetup: ['web/e2e/setup/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
