import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const SECONDS_TO_OPEN = 60

export interface RunningStore {
  url: string
  dataDir: string
  /** Returns everything that the process wrote to its console. */
  output(): string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Stops it with SIGTERM, and waits until it has ended. Throws with its output unless it exits cleanly. */
  stop(): Promise<void>
}

/** Starts the built server in a folder on a free port with this data folder, and waits until it is ready. */
export async function startStore(
  dataDir: string,
  env: Record<string, string> = {},
  folder = root,
): Promise<RunningStore> {
  const child = spawn(process.execPath, [join(folder, 'graphql-server/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      MONGODB_URI: '',
      MEDIA_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      TRUST_PROXY: 'loopback',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithThisProcess(child)
  let output = ''
  const collect = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const url = await openAddress(child, () => output)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const stop = async () => {
    await end('SIGTERM')
    if (child.exitCode !== 0) throw new Error(`The server did not exit cleanly:\n${output}`)
  }
  return { url, dataDir, output: () => output, kill: () => end('SIGKILL'), stop }
}

/** An interrupted run leaves no server behind. Vitest ends its workers with SIGTERM. */
function endWithThisProcess(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL')
  const events = ['exit', 'SIGTERM']
  for (const event of events) process.once(event, kill)
  child.once('exit', () => {
    for (const event of events) process.off(event, kill)
  })
}

function openAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The server ${what}:\n${output()}`))
    const timer = setTimeout(() => {
      fail(`was not open after ${SECONDS_TO_OPEN} seconds`)
      child.kill('SIGKILL')
    }, SECONDS_TO_OPEN * 1000)
    child.stdout?.on('data', () => {
      const url = /is open at (http:\S+)/.exec(output())?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      fail('ended before it was open')
    })
  })
}
