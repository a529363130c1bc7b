import { Worker } from 'node:worker_threads'

const HEARTBEAT_MS = 1_000
/** Half a minute, like the test runner's timeouts, which cannot stop a blocked process. */
const MAX_MISSED = 30

const WATCH = `
  const { writeSync } = require('node:fs')
  const { parentPort } = require('node:worker_threads')
  let running = 'the code outside of its tests'
  let missed = 0
  parentPort.on('message', (name) => {
    running = name ?? running
    missed = 0
  })
  setInterval(() => {
    missed += 1
    if (missed < ${MAX_MISSED}) return
    writeSync(2, 'Stopped a test that has blocked its process for ${MAX_MISSED} seconds: ' + running + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, ${HEARTBEAT_MS})
`

const watch = new Worker(WATCH, { eval: true })
watch.unref()
setInterval(() => watch.postMessage(null), HEARTBEAT_MS).unref()

/** Kills the process and prints the test's name if the test blocks it, for example in an endless loop. */
export function watchTest(name: string): void {
  watch.postMessage(name)
}
