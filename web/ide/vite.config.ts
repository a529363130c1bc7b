import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The GraphQL explorer: a build of its own, so that not a byte of it reaches the pages of the store. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/ide/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/ide',
    emptyOutDir: true,
    target: 'es2022',
    // The editor is as large as it is, and loads for developers alone.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      // Its packages tell React's compiler to leave them alone, which is nothing to us.
      onLog(level, log, warn) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') warn(level, log)
      },
    },
  },
})
