import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collector: unknown = runInNewContext('gc')
const isCollector = (value: unknown): value is () => void => typeof value === 'function'

/** The memory in use, without garbage. */
export function usedBytes(): number {
  if (isCollector(collector)) for (let n = 0; n < 3; n += 1) collector()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
