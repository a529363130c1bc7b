import { isMainThread } from 'node:worker_threads'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Prints the main thread's heap size after a full collection, in bytes, on SIGUSR2. Must be imported before everything
 * else.
 */
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    collect()
    process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`)
  })
}
