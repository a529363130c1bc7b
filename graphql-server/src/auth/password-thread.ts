import bcrypt from 'bcryptjs'
import { parentPort } from 'node:worker_threads'
import type { PasswordTask } from './passwords.ts'

/** Processes tasks one by one. This thread has no other work, so the synchronous functions do not block the server. */
parentPort?.on('message', (task: PasswordTask) => {
  const result = 'hash' in task ? isSame(task) : bcrypt.hashSync(task.password, task.cost)
  parentPort?.postMessage(result)
})

/** bcrypt throws for a stored value that is not a bcrypt hash. Such a value matches no password. */
function isSame({ password, hash }: { password: string; hash: string }): boolean {
  try {
    return bcrypt.compareSync(password, hash)
  } catch {
    return false
  }
}
