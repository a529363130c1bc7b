import { fileURLToPath } from 'node:url'

/** The path to a program of the built server, which only files named `*.built.test.ts` can start. */
export const builtProgram = (name: 'main' | 'catalogue-cli' | 'database-cli') =>
  fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url))
