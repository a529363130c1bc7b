import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this system accounts for processes where it is looked up here, as Linux does. */
export const isAccounted = existsSync('/proc/self/stat')

/** The kernel tells times in these, whatever its own clock is. */
const TICKS_PER_SECOND = 100
/** At rest is who takes less than this part of a processor, for so long. */
const REST = 0.05
const REST_MS = 1000
const MAX_WAIT_MS = 300_000

/** CPU seconds of a process with all its threads, user and system; NaN where the system does not tell. */
export function cpuSeconds(pid: number): number {
  return isAccounted ? parseCpu(readFileSync(`/proc/${pid}/stat`, 'utf8')) : Number.NaN
}

/** Of a line of /proc/PID/stat. The second field is the program's name, which may hold blanks and brackets. */
export function parseCpu(stat: string): number {
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}

/** Most memory that a process has held since `forgetPeak`, in megabytes of 2^20; NaN where the system does not tell. */
export function peakMegabytes(pid: number): number {
  return isAccounted ? parsePeak(readFileSync(`/proc/${pid}/status`, 'utf8')) : Number.NaN
}

/** Of the text of /proc/PID/status. */
export function parsePeak(status: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** Lets the peak of memory begin anew with what the process holds now. */
export function forgetPeak(pid: number): void {
  if (isAccounted) writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Resolves when the process has nothing to do, such as an index to build. Gives up after five minutes. */
export async function atRest(pid: number): Promise<void> {
  if (!isAccounted) return
  for (let waited = 0; waited < MAX_WAIT_MS; waited += REST_MS) {
    const before = cpuSeconds(pid)
    await sleep(REST_MS)
    if (cpuSeconds(pid) - before < (REST * REST_MS) / 1000) return
  }
  throw new Error('The store does not come to rest.')
}
