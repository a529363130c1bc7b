import type { Reporter, TestModule } from 'vitest/node'

/**
 * Prints `N passed, N failed` as the last line of a run, for people and for CI.
 * A file that could not be loaded counts as a failure, and so does a run without any test.
 */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const { passed, failed } = count(modules)
    if (passed + failed === 0) process.exitCode = 1
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
  },
}

function count(modules: readonly TestModule[]) {
  let passed = 0
  let failed = 0
  for (const module of modules) {
    const before = failed
    for (const test of module.children.allTests()) {
      if (test.result().state === 'passed') passed += 1
      if (test.result().state === 'failed') failed += 1
    }
    if (module.state() === 'failed' && failed === before) failed += 1
  }
  return { passed, failed }
}
