import type { Reporter, TestModule } from 'vitest/node'
import { checkLimits, type Limits } from './limits.ts'
import { watchSpeed } from './machine-speed.ts'

const SLOWEST_FILES = 10

/**
 * Prints a summary after a run: the seconds per project and their limits, the slowest files, and `N passed, N failed` as
 * the last line. A file that cannot be loaded counts as a failure, as do errors outside of tests, a run without tests,
 * and a project that takes longer than its limit.
 */
export function closingLine(limits: Limits = {}): Reporter {
  const slowness = watchSpeed()
  return {
    onTestRunEnd(modules: readonly TestModule[], errors) {
      const { passed, failed } = count(modules)
      const speed = slowness()
      const { lines, exceeded } = checkLimits(sumSeconds(modules), limits, speed)
      lines.push(`This machine took ${speed.toFixed(1)} times as long as two quiet cores.`)
      if (passed + failed === 0 || exceeded > 0) process.exitCode = 1
      process.once('exit', () => {
        for (const line of [...lines, ...slowestLines(modules)]) process.stdout.write(`${line}\n`)
        process.stdout.write(`${passed} passed, ${failed + errors.length + exceeded} failed\n`)
      })
    },
  }
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

/** The files and their seconds by project, in the order of their names. */
function sumSeconds(modules: readonly TestModule[]) {
  const names = [...new Set(modules.map(({ project }) => project.name))].sort()
  return names.map((name) => {
    const own = modules.filter(({ project }) => project.name === name)
    const seconds = own.reduce((sum, module) => sum + secondsOf(module), 0)
    return { name, files: own.length, seconds }
  })
}

function slowestLines(modules: readonly TestModule[]): string[] {
  const slowest = modules.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST_FILES)
  return slowest.map(
    (module) => `${secondsOf(module).toFixed(1).padStart(6)} s  ${module.relativeModuleId}`,
  )
}
