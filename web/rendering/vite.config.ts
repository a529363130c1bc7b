import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { componentIds } from '../build/component-ids-plugin.ts'
import { styleIds } from '../vite.config.ts'

/** Replaces the app's hooks with the hooks in this folder, whose queries wait for their data. */
const waitingQueries: Plugin = {
  name: 'waiting-queries',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@apollo/client/react' && importer?.includes('/web/src/')
      ? fileURLToPath(new URL('use-query.ts', import.meta.url))
      : null,
}

/** Builds the page renderer: one module for the server, including its dependencies. It reads the built web app. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  plugins: [react(), waitingQueries, componentIds()],
  oxc: styleIds,
  // Use React's production build, however the server is started.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'rendering/render.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    // The extension marks it as a module, because an installation has no package.json next to it.
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: '[name].mjs' } },
  },
})
