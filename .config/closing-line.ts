import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Prints `N passed, N failed` as the last line of a run, for people and for CI, and before it the tests that
 * passed only when they were tried again, with what was wrong at first: each of them hangs on the machine's speed
 * and wants to be mended.
 * A file that could not be loaded counts as a failure, and so does a run without any test.
 */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const { passed, failed } = count(modules)
    if (passed + failed === 0) process.exitCode = 1
    const retried = modules.flatMap((module) => [...module.children.allTests()].filter(isFlaky))
    process.once('exit', () => {
      for (const test of retried)
        process.stdout.write(`Passed at the second try: ${test.fullName} (${complaintOf(test)})\n`)
      process.stdout.write(`${passed} passed, ${failed} failed\n`)
    })
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

function isFlaky(test: TestCase): boolean {
  return test.diagnostic()?.flaky ?? false
}

function complaintOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  return error?.message.replace(/\s+/g, ' ').slice(0, 500) ?? 'no error was kept'
}
