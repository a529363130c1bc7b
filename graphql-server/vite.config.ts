import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Packages with files of their own beside their modules: they are loaded from where npm has put them. */
const WITH_FILES = ['sharp', 'swagger-ui-dist']

/** The server and its threads, each with all that it needs in one file: to open two thousand files takes long. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: true, external: WITH_FILES },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/database/embedded/worker.ts',
        'src/auth/password-thread.ts',
        'src/database/catalogue-cli.ts',
        'src/database/database-cli.ts',
      ],
      // Side by side, so that a thread's file is found beside who starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
