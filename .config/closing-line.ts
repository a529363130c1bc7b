import type { Reporter, TestModule } from 'vitest/node'

const SLOWEST_FILES = 10

/**
 * Prints at the end of a run the seconds that each project took, the slowest files, and as the last line
 * `N passed, N failed`, for people and for CI. A file that could not be loaded counts as a failure, and so do an error
 * outside of the tests and a run without any test.
 */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors) {
    const { passed, failed } = count(modules)
    if (passed + failed === 0) process.exitCode = 1
    process.once('exit', () => {
      const lines = [...projectLines(modules), ...slowestLines(modules)]
      for (const line of lines) process.stdout.write(`${line}\n`)
      process.stdout.write(`${passed} passed, ${failed + errors.length} failed\n`)
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

/** The time of a file with its imports, in seconds. Files of one project may run side by side. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1000
}

function projectLines(modules: readonly TestModule[]): string[] {
  const names = [...new Set(modules.map(({ project }) => project.name))].sort()
  return names.map((name) => {
    const own = modules.filter(({ project }) => project.name === name)
    const seconds = own.reduce((sum, module) => sum + secondsOf(module), 0)
    return `${name}: ${seconds.toFixed(0)} s in ${own.length} files`
  })
}

function slowestLines(modules: readonly TestModule[]): string[] {
  const slowest = modules.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST_FILES)
  return slowest.map(
    (module) => `${secondsOf(module).toFixed(1).padStart(6)} s  ${module.relativeModuleId}`,
  )
}
