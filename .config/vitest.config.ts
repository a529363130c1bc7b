import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const watchForHangs = '.config/vitest.setup.ts'

/** What all projects share. */
const shared = {
  // Each worker keeps what its files import: every file leaves modules, databases and pages as it found them.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
}

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
          ...shared,
          name: 'server',
          include: [
            'graphql-server/{src,test,bench}/**/*.test.ts',
            '.config/*.test.ts',
            'web/{build,rendering}/*.test.ts',
          ],
          exclude: ['graphql-server/test/long/**'],
          environment: 'node',
          pool: 'forks',
          setupFiles: [watchForHangs],
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [watchForHangs, 'web/src/test-setup.ts'],
          // One style sheet that grows, rather than one that jsdom parses again for each component.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          setupFiles: [watchForHangs],
          globalSetup: ['web/e2e/setup/global-setup.ts'],
        },
      },
    ],
  },
})
