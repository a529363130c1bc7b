import { defineConfig } from 'vitest/config'
import changedFiles from './changed-files.ts'
import { closingLine } from './closing-line.ts'
import {
  built,
  journeys,
  maxWorkers,
  oneGraphql,
  root,
  serverEnv,
  shared,
} from './vitest.projects.ts'

/** Tests that start programs from the built server, which takes a third of the time that their sources take. */
const OF_BUILT_SERVER = 'graphql-server/{src,test}/**/*.built.test.ts'
/** Only `npm run test:long` runs these. */
const LONG = 'graphql-server/test/long/**'

/** Node's own localStorage, in versions from 22, would hide jsdom's localStorage and warn that it has no file. */
const WEB_STORAGE = '--experimental-webstorage'
const hasWebStorage = process.allowedNodeEnvironmentFlags.has(WEB_STORAGE)

/** `npm test`: every rule at its lowest level, and one journey per capability on one device. */
export default defineConfig({
  root,
  test: {
    maxWorkers,
    reporters: ['default', closingLine({ browser: 500 })],
    experimental: { vcsProvider: changedFiles },
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
          exclude: [LONG, OF_BUILT_SERVER],
          env: serverEnv,
        },
      },
      {
        root,
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'built',
          include: [OF_BUILT_SERVER],
          exclude: [LONG],
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
          setupFiles: [...shared.setupFiles, 'web/test/setup.ts'],
          // styled-components adds rules to one style sheet. Otherwise, jsdom parses the whole text after each change.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      { root, test: { ...journeys, name: 'browser', include: ['web/e2e/*.test.ts'] } },
    ],
  },
})
