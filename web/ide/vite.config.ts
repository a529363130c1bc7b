import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { browserTargets } from '../build/browser-targets.ts'
import { precompress } from '../build/precompress-plugin.ts'

/** The GraphQL explorer: a separate build, so that the store's pages load none of it. */
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
      // Packages with directives for React's compiler, which is not used here.
      onLog(level, log, warn) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') warn(level, log)
      },
    },
  },
})
