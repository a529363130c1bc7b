import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Runs the server with reload: Vite on port 4000 serves the pages and passes everything else to the server. With
 * --sample, an empty database is filled with the sample shop.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const API_PORT = '4001'

const { values } = parseArgs({ options: { sample: { type: 'boolean', default: false } } })
const seed: Record<string, string> = values.sample ? { SEED: 'sample' } : {}

const children = [
  run('npx tsx watch graphql-server/src/main.ts', { PORT: API_PORT, ...seed }),
  run('npx vite --config web/vite.config.ts', {}),
  run('npx graphql-codegen --config codegen.ts --watch', {}),
]

for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode ??= code ?? 1
  })
}

function run(command: string, env: Record<string, string>) {
  return spawn(command, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...env },
  })
}
