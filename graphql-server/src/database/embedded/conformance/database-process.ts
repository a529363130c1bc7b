import { spawn, type ChildProcess } from 'node:child_process'

export interface DatabaseProcess {
  child: ChildProcess
  uri: string
  kill(): Promise<void>
  /** Lets the process close its database, and resolves when it is gone. */
  close(): Promise<void>
}

/** Serves a folder from a separate process. Rejects with the process's output if it fails. */
export function spawnDatabase(
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<DatabaseProcess> {
  const start = new URL('../start.ts', import.meta.url).href
  const code = `
    import { startEmbeddedDatabase } from '${start}'
    const database = await startEmbeddedDatabase({ folder: process.env.FOLDER, inWorker: false })
    console.log(database.uri)
    process.stdin.resume().on('end', () => void database.close().then(() => process.exit()))`
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, flags, { env: { ...process.env, ...env, FOLDER: folder } })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += String(chunk)))
    void gone.then(() => reject(new Error(errors)))
    child.stdout.once('data', (line) => {
      const kill = () => (child.kill('SIGKILL'), gone)
      const close = () => (child.stdin.end(), gone)
      resolve({ child, uri: String(line).trim(), kill, close })
    })
  })
}
