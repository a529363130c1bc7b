/** The most seconds per project, on two quiet cores. A project's files run in parallel, and their seconds are added up. */
export type Limits = Readonly<Record<string, number>>

interface ProjectTime {
  name: string
  files: number
  seconds: number
}

/** A machine that takes longer than this for the same work is busy or slow, and its seconds say nothing. */
const MAX_SLOWNESS = 1.2

/**
 * Describes each project's seconds, and counts the projects that exceed their limit. Exceeded limits do not count on a
 * machine that is busy or slow. `slowness` is 1 on two quiet cores.
 */
export function checkLimits(projects: readonly ProjectTime[], limits: Limits, slowness: number) {
  let exceeded = 0
  const lines = projects.map(({ name, files, seconds }) => {
    const limit = limits[name]
    const spent = `${name}: ${seconds.toFixed(0)}${limit ? ` of ${limit}` : ''} s in ${files} files`
    if (limit === undefined || seconds <= limit) return spent
    if (slowness > MAX_SLOWNESS) {
      return `${spent}, not checked on a busy machine`
    }
    exceeded += 1
    return `${spent}, which is too long: a new journey replaces one (CONTRIBUTING.md)`
  })
  return { lines, exceeded }
}
