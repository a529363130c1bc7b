import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

type TestUserConfig = ViteUserConfig['test']

/** Settings that the three suites share: `npm test`, `npm run test:journeys` and `npm run test:long`. */

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Settings for all projects in which files run in parallel. */
export const shared = {
  environment: 'node',
  pool: 'forks',
  // A worker's test files share imported modules: each file must restore modules, databases and pages.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The default of one second is too short on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['.config/vitest.setup.ts'],
} satisfies TestUserConfig

/** One more than the two cores in CI, because tests also wait. */
export const maxWorkers = 3

/** Vite would load graphql's .mjs files for our sources, while Node loads its .js files for packages: use only .js. */
export const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** The SDK warns on Node 20 that its later versions will not support it. */
export const serverEnv = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

/** Builds the product before the first test. */
export const built = '.config/build.ts'

/** Journeys drive the built product in a browser. Each step in a page has its own, shorter limit. */
export const journeys = {
  ...shared,
  testTimeout: 5 * 60_000,
  globalSetup: [built, 'web/e2e/setup/global-setup.ts'],
}
