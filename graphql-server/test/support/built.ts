import { fileURLToPath } from 'node:url'

/** The path to a program of the built server. Before other files than `*.built.test.ts`, it may be missing or old. */
export const builtProgram = (name: 'main' | 'catalogue-cli' | 'database-cli') =>
  fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url))
