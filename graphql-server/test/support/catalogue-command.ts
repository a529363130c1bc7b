import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { builtProgram } from './built.ts'

const isOutput = (text: unknown): text is string => typeof text === 'string'

export interface Finished {
  code: number
  stdout: string
  stderr: string
}

/** Runs `npm run catalogue` in its own process, on the embedded database in a folder of the test file. */
export function setUpCatalogueCommand() {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  return {
    get folder() {
      return folder
    },
    run(...args: string[]): Promise<Finished> {
      const dataDir = join(folder, 'data')
      const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', NODE_ENV: 'test' }
      return new Promise((resolve) => {
        execFile(
          process.execPath,
          [builtProgram('catalogue-cli'), ...args],
          { env },
          (error, stdout, stderr) => {
            const code = typeof error?.code === 'number' ? error.code : 0
            resolve({
              code,
              stdout: isOutput(stdout) ? stdout : '',
              stderr: isOutput(stderr) ? stderr : '',
            })
          },
        )
      })
    },
  }
}
