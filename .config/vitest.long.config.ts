import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Property tests. `npm test` runs only a few of their cases (`test/support/property-runs.ts`). */
const PROPERTIES = [
  'graphql-server/bench/search-quality/search-quality.test.ts',
  'graphql-server/src/database/embedded/conformance/index-against-scan.test.ts',
  'graphql-server/src/database/embedded/durability.test.ts',
  'graphql-server/src/database/embedded/processes.test.ts',
  'graphql-server/src/domains/catalogue/changes/number-changes.test.ts',
  'graphql-server/src/domains/catalogue/reading/in-memory-catalogue.test.ts',
  'graphql-server/src/domains/catalogue/reading/table/product-columns.test.ts',
  'graphql-server/src/domains/catalogue/search/catalogue-memory.test.ts',
  'graphql-server/src/domains/order/document/documents.interleavings.test.ts',
  'graphql-server/src/domains/order/interleavings.test.ts',
  'graphql-server/src/domains/order/record/refunds.test.ts',
  'graphql-server/src/domains/order/returns/return-agreement.test.ts',
  'graphql-server/src/http/graphql/response-cache.test.ts',
  'graphql-server/src/rest/hostile.test.ts',
  'graphql-server/test/failures/mirror-failures.test.ts',
  'graphql-server/test/failures/webhook-failures.test.ts',
]

/** Journeys that `npm test` takes on a phone only, here on all devices (`web/e2e/setup/devices.ts`). */
const JOURNEYS = [
  'accessibility',
  'account-data',
  'dialogs',
  'ended-sessions',
  'ide',
  'layout',
  'open-order',
  'order-news',
  'payments',
  'product-cards',
  'rendered',
  'shopping',
  'upi-off',
].map((name) => `web/e2e/${name}.test.ts`)

const shared = {
  env: { TEST_RUNS: 'all' },
  environment: 'node',
  pool: 'forks',
  testTimeout: 60 * 60_000,
  hookTimeout: 120_000,
} as const

/** Tests that take too long to run for every change: `npm run test:long`. One file at a time. */
export default defineConfig({
  root,
  test: {
    fileParallelism: false,
    disableConsoleIntercept: true,
    reporters: ['default', closingLine],
    projects: [
      {
        root,
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          ...shared,
          name: 'long',
          include: ['graphql-server/test/long/**/*.test.ts', ...PROPERTIES],
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'devices',
          include: ['web/e2e/long/**/*.test.ts', ...JOURNEYS],
          isolate: false,
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['.config/build.ts', 'web/e2e/setup/global-setup.ts'],
        },
      },
    ],
  },
})
