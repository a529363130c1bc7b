import bcrypt from 'bcryptjs'
import { parentPort } from 'node:worker_threads'
import type { PasswordTask } from './passwords.ts'

/** Works through the tasks one by one. In a thread of its own the synchronous form blocks nobody. */
parentPort?.on('message', (task: PasswordTask) => {
  const result = 'hash' in task ? isSame(task) : bcrypt.hashSync(task.password, task.cost)
  parentPort?.postMessage(result)
})

/** What is kept in the place of a hash and is none, which bcrypt takes for an error, matches nothing. */
function isSame({ password, hash }: { password: string; hash: string }): boolean {
  try {
    return bcrypt.compareSync(password, hash)
  } catch {
    return false
  }
}
