import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const watchForHangs = '.config/vitest.setup.ts'
const built = '.config/build.ts'

/** Tests that start programs from the built server, which takes a third of the time that their sources take. */
const OF_BUILT_SERVER = 'graphql-server/{src,test}/**/*.built.test.ts'

/** Settings for all projects. */
const shared = {
  // A worker's test files share imported modules: each file must restore modules, databases and pages.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The default of one second is too short on a busy machine.
  expect: { poll: { timeout: 20_000 } },
}

/** Vite would load graphql's .mjs files for our sources, while Node loads its .js files for packages: use only .js. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** Node's own localStorage, in versions from 22, would hide jsdom's localStorage and warn that it has no file. */
const WEB_STORAGE = '--experimental-webstorage'
const hasWebStorage = process.allowedNodeEnvironmentFlags.has(WEB_STORAGE)

export default defineConfig({
  root,
  test: {
    // One more than the two cores in CI, because tests also wait.
    maxWorkers: 3,
    reporters: ['default', closingLine],
    projects: [
      {
        root,
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'server',
          include: [
            'graphql-server/{src,test,bench,build}/**/*.test.ts',
            '.config/*.test.ts',
            'web/{build,rendering,gallery}/*.test.ts',
            // Tests that need a page, or its clean-up, are .test.tsx.
            'web/src/**/*.test.ts',
          ],
          exclude: ['graphql-server/test/long/**', OF_BUILT_SERVER],
          environment: 'node',
          pool: 'forks',
          setupFiles: [watchForHangs],
          // The SDK warns on Node 20 that its later versions will not support it.
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
        },
      },
      {
        root,
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'built',
          include: [OF_BUILT_SERVER],
          environment: 'node',
          pool: 'forks',
          setupFiles: [watchForHangs],
          globalSetup: [built],
        },
      },
      {
        root,
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'web',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          execArgv: hasWebStorage ? [WEB_STORAGE.replace('--', '--no-')] : [],
          setupFiles: [watchForHangs, 'web/test/setup.ts'],
          // styled-components adds rules to one style sheet. Otherwise, jsdom parses the whole text after each change.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'browser',
          include: ['web/e2e/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          setupFiles: [watchForHangs],
          globalSetup: [built, 'web/e2e/setup/global-setup.ts'],
        },
      },
    ],
  },
})
