import bcrypt from 'bcryptjs'
import { parentPort } from 'node:worker_threads'
import type { PasswordTask } from './passwords.ts'

/**
 * Processes the tasks one by one. This runs in its own thread, so the synchronous functions do not block the server.
 */
parentPort?.on('message', (task: PasswordTask) => {
  const result = 'hash' in task ? isSame(task) : bcrypt.hashSync(task.password, task.cost)
  parentPort?.postMessage(result)
})

/** A stored value that is not a bcrypt hash, for which bcrypt throws, matches nothing. */
function isSame({ password, hash }: { password: string; hash: string }): boolean {
  try {
    return bcrypt.compareSync(password, hash)
  } catch {
    return false
  }
}
