import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { installation } from './build/installation-plugin.ts'

/** Packages that load files next to their modules: they are installed beside the bundle. All others are bundled. */
const WITH_FILES = ['sharp', 'swagger-ui-dist']
/** Packages whose files the server reads. */
const READ = ['@expo-google-fonts/noto-sans-devanagari']

/** Bundles the server and each thread into one file, because opening two thousand files is slow. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [installation(READ)],
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
        'src/cli/catalogue-cli.ts',
        'src/cli/database-cli.ts',
      ],
      // In one folder, so that the file of a thread is next to the file that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
