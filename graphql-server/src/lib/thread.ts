import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The address of a module beside another one: `.js` in the built server, `.ts` when the sources are run. */
export function siblingModule(name: string, besides: string): URL {
  return new URL(`./${name}${extname(besides)}`, besides)
}

/** Of what is newly made, and mostly thrown away at once; what lives on has no limit of its own. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** Runs a module in a thread of its own. Run from sources, the thread first learns to read TypeScript. */
export function startThread(file: URL, workerData?: unknown): Worker {
  if (extname(file.href) !== '.ts') return new Worker(file, { workerData, resourceLimits })
  const code = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${file.href}')))`
  return new Worker(code, { eval: true, workerData, resourceLimits })
}
