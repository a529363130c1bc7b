import type { Reporter, TestModule } from 'vitest/node'

const SLOWEST_FILES = 10

/**
 * Prints a summary after a run: the seconds per project, the slowest files, and `N passed, N failed` as the last line.
 * A file that cannot be loaded counts as a failure, as do errors outside of tests and a run without tests.
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

/** A file's duration including its imports, in seconds. A project's files may run in parallel. */
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
