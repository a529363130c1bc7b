import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Builds the parts that `npm start` needs if they are missing or older than their sources. */

const root = fileURLToPath(new URL('../..', import.meta.url))

const parts = [
  {
    name: 'server',
    built: ['graphql-server/dist/main.js'],
    sources: [
      'graphql-server/src',
      'graphql-server/build',
      'graphql-server/vite.config.ts',
      'package.json',
      'package-lock.json',
    ],
  },
  {
    name: 'web',
    // The web app and its page renderer.
    built: ['web/dist/index.html', 'web/dist-server/render.mjs'],
    sources: [
      'web/src',
      'web/ide',
      'web/build',
      'web/rendering',
      'web/index.html',
      'web/vite.config.ts',
      'package.json',
    ],
  },
]

const stale = parts.filter(({ built, sources }) => {
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))))
  const oldest = Math.min(...built.map((file) => changedAt(join(root, file))))
  return oldest < newest
})
const codes = await Promise.all(stale.map(({ name }) => build(name)))
process.exitCode = codes.find((code) => code !== 0) ?? 0

/** Returns the exit code. */
function build(name: string): Promise<number> {
  process.stdout.write(`Building the ${name} …\n`)
  // One string, because Node warns about arguments for a shell. Windows starts npm in a shell only.
  const child = spawn(`npm run --silent build:${name}`, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    // A caller may have another value, such as 'test', with which Vite builds React's slow development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Ignores tests, which are not built. */
function newestChange(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name))
  return Math.max(stats.mtimeMs, ...names.map((name) => newestChange(join(path, name))))
}
