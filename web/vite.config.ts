import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budgets } from './build/budgets-plugin.ts'

/** Where `npm run dev` keeps the API while this serves the pages. */
const api = { target: 'http://127.0.0.1:4001', changeOrigin: false }

/** What every page needs and a new version of the app seldom changes: it stays in the browser's cache. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|@apollo|graphql|@graphql-typed-document-node|rxjs|tslib|optimism|@wry|styled-components|stylis)\//,
}

/** What many pages of our own use: one file rather than a dozen small ones. Nothing of admins alone. */
const shared =
  /\/web\/src\/(ui\/(?!toast\/ToastHost|manage\/|order\/)|lib\/|apollo\/(?!manage-))|node_modules\/lucide-react\/dist\/esm\/(?!icons)/

/** That part of it which every first page needs. */
const foundation = { name: 'foundation', test: shared, tags: ['$initial' as const] }

/** The rest, such as fields and dialogs: on its way when a page that has them is opened. */
const furniture = { name: 'furniture', test: shared }

/** Names of styles that stay the same from build to build, and their templates without white space. */
export const styleIds = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), budgets()],
  html: { cspNonce: '__CSP_NONCE__' },
  oxc: styleIds,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Tells the renderer of pages which scripts a page needs.
    manifest: true,
    target: 'es2022',
    // Browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    // Our CSP knows no data: addresses for fonts and pictures, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [framework, foundation, furniture] } } },
  },
  server: {
    port: 4000,
    strictPort: true,
    proxy: {
      '/graphql': api,
      '/api': api,
      '/media': api,
      '/exports': api,
      '/webhooks': api,
      '/healthz': api,
      '/readyz': api,
      '/ide': api,
    },
  },
})
