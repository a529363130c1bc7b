import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { browserTargets } from '../build/browser-targets.ts'
import { precompress } from '../build/precompress-plugin.ts'

/** Builds the GraphQL explorer separately, so that the shop's pages load none of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ide/',
  publicDir: false,
  plugins: [react(), precompress()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/ide',
    emptyOutDir: true,
    target: browserTargets,
    // The editor is large, but only developers load it.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      // Some packages contain directives for React's compiler, which we do not use.
      onLog(level, log, warn) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') warn(level, log)
      },
    },
  },
})
