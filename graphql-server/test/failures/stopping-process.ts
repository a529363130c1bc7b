import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { logFatalErrors, stopOnSignal } from '../../src/stop.ts'

/**
 * A process that stops as the server does, for `graceful-shutdown.test.ts`. With 'thread' it loses a required thread.
 */
const log = pino()
logFatalErrors(log)
stopOnSignal(log, () => Promise.resolve())
if (process.argv[2] === 'thread') {
  new Worker('process.exit(1)', { eval: true }).once('exit', () => {
    throw new Error('the thread has ended')
  })
}
setInterval(() => undefined, 1_000)
process.stdout.write('ready\n')
