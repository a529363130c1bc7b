import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Builds what `npm start` needs, when it is missing or older than its sources. */

const root = fileURLToPath(new URL('../..', import.meta.url))

const parts = [
  {
    name: 'server',
    built: ['graphql-server/dist/main.js'],
    sources: ['graphql-server/src', 'graphql-server/vite.config.ts', 'package.json'],
  },
  {
    name: 'web',
    // The web app, and what renders its pages.
    built: ['web/dist/index.html', 'web/dist-server/render.js'],
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

for (const { name, built, sources } of parts) {
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))))
  const oldest = Math.min(...built.map((file) => changedAt(join(root, file))))
  if (oldest >= newest) continue
  process.stdout.write(`Building the ${name} …\n`)
  const { status } = spawnSync('npm', ['run', '--silent', `build:${name}`], {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    // Whatever runs this, such as a test: Vite would else build React's slow development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function newestChange(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}
