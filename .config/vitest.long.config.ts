import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'
import { built, oneGraphql, root, serverEnv } from './vitest.projects.ts'

/** Files in which `npm test` runs only a few cases or seeds (`test/support/property-runs.ts`). */
const ALL_CASES = [
  'bench/search-quality/explanations',
  'bench/search-quality/search-quality',
  'src/database/embedded/conformance/index-against-scan',
  'src/database/embedded/durability',
  'src/database/embedded/processes',
  'src/domains/catalogue/changes/number-changes',
  'src/domains/catalogue/reading/in-memory-catalogue',
  'src/domains/catalogue/reading/table/product-columns',
  'src/domains/catalogue/search/catalogue-memory',
  'src/domains/order/document/credit-plan',
  'src/domains/order/document/documents.interleavings',
  'src/domains/order/interleavings',
  'src/domains/order/record/refunds',
  'src/domains/order/returns/return-agreement',
  'src/domains/order/shop-months',
  'src/graphql/cursors',
  'src/graphql/key-rights',
  'src/graphql/rights',
  'src/http/graphql/response-cache',
  'src/rest/contract',
  'src/rest/hostile',
  'test/attacks/held-bodies',
  'test/attacks/long-texts',
  'test/attacks/uploads-hostile',
  'test/failures/mirror-failures',
  'test/failures/object-store',
  'test/failures/webhook-failures',
  'test/idle',
  'test/large-account',
].map((name) => `graphql-server/${name}.test.ts`)

/** `npm run test:long`: crashes, corruption, attacks, load, and all seeds of the property tests. One file at a time. */
export default defineConfig({
  root,
  resolve: oneGraphql,
  test: {
    name: 'long',
    include: ['graphql-server/test/long/**/*.test.ts', ...ALL_CASES],
    env: { ...serverEnv, TEST_RUNS: 'all' },
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
    globalSetup: [built],
    disableConsoleIntercept: true,
    reporters: ['default', closingLine()],
  },
})
