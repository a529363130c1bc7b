import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import manifest from '../package.json' with { type: 'json' }

/** Packages that load files next to their modules: they stay in node_modules. All others are bundled. */
const WITH_FILES = Object.keys(manifest.dependencies)

/** Bundles the server and each thread into one file, because opening two thousand files is slow. */
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
      // In one folder, so that the file of a thread is next to the file that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
