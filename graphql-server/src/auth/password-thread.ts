import bcrypt from 'bcryptjs'
import { parentPort } from 'node:worker_threads'
import type { PasswordTask } from './passwords.ts'

/** Works through the tasks one by one. In a thread of its own the synchronous form blocks nobody. */
parentPort?.on('message', (task: PasswordTask) => {
  const result =
    'hash' in task
      ? bcrypt.compareSync(task.password, task.hash)
      : bcrypt.hashSync(task.password, task.cost)
  parentPort?.postMessage(result)
})
