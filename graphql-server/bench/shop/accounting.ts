import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this system provides process accounting in /proc, like Linux. */
export const isAccounted = existsSync('/proc/self/stat')

/** The kernel reports times in this unit. */
const TICKS_PER_SECOND = 100
/** A process is idle if it uses less than this processor share for this time. */
const REST = 0.05
const REST_MS = 1000
const MAX_WAIT_MS = 300_000

/** A process's CPU time with all its threads in seconds; NaN if the system does not report it. */
export function cpuSeconds(pid: number): number {
  return isAccounted ? parseCpu(readFileSync(`/proc/${pid}/stat`, 'utf8')) : Number.NaN
}

/** Parses a line from /proc/PID/stat. The second field is the program's name, which may contain spaces and brackets. */
export function parseCpu(stat: string): number {
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}

/** A process's peak memory since `forgetPeak`, in megabytes of 2^20; NaN if the system does not report it. */
export function peakMegabytes(pid: number): number {
  return isAccounted ? parsePeak(readFileSync(`/proc/${pid}/status`, 'utf8')) : Number.NaN
}

/** Parses the contents of /proc/PID/status. */
export function parsePeak(status: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** Resets peak memory to the current value. */
export function forgetPeak(pid: number): void {
  if (isAccounted) writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Resolves when the process is idle, for example after building an index. Gives up after five minutes. */
export async function atRest(pid: number): Promise<void> {
  if (!isAccounted) return
  for (let waited = 0; waited < MAX_WAIT_MS; waited += REST_MS) {
    const before = cpuSeconds(pid)
    await sleep(REST_MS)
    if (cpuSeconds(pid) - before < (REST * REST_MS) / 1000) return
  }
  throw new Error('The server does not become idle.')
}
