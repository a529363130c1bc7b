import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Returns the URL of a module in the same folder: `.js` in the built server, `.ts` when running from source. */
export function siblingModule(name: string, besides: string): URL {
  return new URL(`./${name}${extname(besides)}`, besides)
}

/** Limits only the memory for new objects, which are mostly short-lived. Long-lived objects have no limit. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** Runs a module in a new thread. From sources, the thread registers the TypeScript loader first. */
export function startThread(file: URL, workerData?: unknown): Worker {
  if (extname(file.href) !== '.ts') return new Worker(file, { workerData, resourceLimits })
  const code = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${file.href}')))`
  return new Worker(code, { eval: true, workerData, resourceLimits })
}
