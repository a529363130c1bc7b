import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { browserTargets } from './build/browser-targets.ts'
import { budgets } from './build/budgets-plugin.ts'
import { componentIds } from './build/component-ids-plugin.ts'
import { precompress } from './build/precompress-plugin.ts'
import { smallDocuments } from './build/small-documents-plugin.ts'
import { smallIcons } from './build/small-icons-plugin.ts'

/** The API server for `npm run dev`, while Vite serves the pages. */
const api = { target: 'http://127.0.0.1:4001', changeOrigin: false }

/** Packages that every page needs. They seldom change, so browsers keep this chunk cached across releases. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|@apollo|graphql|@graphql-typed-document-node|rxjs|tslib|optimism|@wry|styled-components|stylis)\//,
}

/** The app's own modules that many pages use, except modules that only admins, totals, uploads, logins and some forms need. */
const common =
  /\/web\/src\/(ui\/(?!toast\/(ToastHost|goober-styles)|dashboard\/|zoom\/|content\/Totals|forms\/((Email|Password|Select)Field|Choices|option-group))|lib\/(?!text\/(countries|digits|mobile|relative-time)|urls\/(dashboard-paths|repair-address)|delivery-pin|recent-products)|apollo\/(?!upload-link|multipart|private-file|team-policies))/

/** The common modules' icons, and the code that all icons share. */
const icons = /node_modules\/lucide-react\//

/** The common modules that every first page needs. */
const core = {
  name: 'core',
  test: new RegExp(`${common.source}|${icons.source}`),
  tags: ['$initial' as const],
}

/** Dialogs that no first page needs. Many pages load them only when one opens. */
const dialogs = { name: 'dialogs', test: /\/web\/src\/ui\/dialogs\// }

/** The components for pages and products on entry pages. */
const products = {
  name: 'goods',
  test: /\/web\/src\/(shared\/(account\/Avatar\.tsx|page\/(Page|ShopRow)\.tsx|catalogue\/ProductGrid\.ts)|ui\/(layout\/(PageColumn|ScrollRow|Stack)|content\/(Badge|Chip|Price|SmallText)|buttons\/Stepper|hooks\/use-(debounced|in-view|more)|states\/(LoadMore|Skeleton)))/,
}

/** The other common modules, such as fields: one chunk rather than a dozen small ones. */
const shared = { name: 'shared', test: common }

/** The hooks for the dashboard's lists, in one chunk: the entry lists the name of each. */
const dashboardHooks = {
  name: 'hooks',
  test: /\/web\/src\/(ui\/dashboard\/use-|shared\/use-(list|reload)|lib\/text\/relative-time)/,
}

/** Account menu icons that few other pages use, in one chunk: the entry lists the name of each. */
const menuIcons = {
  name: 'menu',
  test: /node_modules\/lucide-react\/.*\/(chart-column|clipboard-check|clipboard-list|file-check|key-round|layers|layout-grid|life-buoy|package-plus|phone-call|store|users)\.mjs/,
}

/** The fields for logins and passwords, also in one chunk. */
const login = {
  name: 'login',
  test: /\/web\/src\/(ui\/forms\/(Email|Password)Field|shared\/(account\/(NewPasswordFields|UsernameField)|page\/FormFooterLink))/,
}

/** Fields that mainly the dashboard uses, which together are smaller than a chunk for each. */
const dashboardFields = {
  name: 'fields',
  test: /\/web\/src\/ui\/(dashboard\/fields\/(MultiSelect|NumberField)|forms\/SelectField)\.tsx$/,
}

/** Small modules of the pages for orders and tickets. */
const orderParts = {
  name: 'order',
  test: /\/web\/src\/shared\/order\/(use-seen-order|details-parts|refund-texts|OrderLines)\.tsx?$/,
}

/** Addresses in a list, and the tile that adds one. */
const addresses = {
  name: 'addresses',
  test: /\/web\/src\/shared\/address\/(AddAddressTile|AddressLines)\.tsx$/,
}

/** The search of the dashboard's header and of its pages. */
const dashboardSearch = {
  name: 'found',
  test: /\/web\/src\/(ui\/dashboard\/fields\/(SearchBox|use-typed-search)|dashboard\/frame\/search-id)\.tsx?$/,
}

/** Numbers that people type: phone numbers, PIN codes and one-time codes. */
const digits = {
  name: 'digits',
  test: /\/web\/src\/(lib\/(text\/(digits|mobile)|delivery-pin)|shared\/account\/one-time-code\/recovery-state)\.ts$/,
}

/** The badges of statuses, and the icon of what is done. */
const statuses = {
  name: 'status',
  test: /\/web\/src\/shared\/order\/order-status\.tsx$|node_modules\/lucide-react\/.*\/check\.mjs/,
}

/** The dashboard's paths and the table that they come from. */
const dashboardPaths = {
  name: 'paths',
  test: /\/web\/src\/(dashboard\/pages|lib\/urls\/dashboard-paths)\.ts$/,
}

/** Exports, which the browser downloads. */
const downloads = {
  name: 'files',
  test: /\/web\/src\/(shared\/use-(download|export)|apollo\/private-file)|node_modules\/lucide-react\/.*\/download\.mjs/,
}

/** Class names that stay the same between builds, and minified style templates. */
export const styleIds = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } },
}

/** Removes the prefixes for old browsers, which styled-components offers and this app does not use. */
const withoutPrefixes = {
  name: 'without-prefixes',
  load: (id: string) =>
    id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = (value) => value' : undefined,
}

const INITIAL = /\/(rolldown-runtime|vendor|core|index)-/

const locate = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: locate('.'),
  plugins: [
    ...[react(), withoutPrefixes, componentIds(), smallDocuments(), smallIcons()],
    ...[budgets(), precompress()],
  ],
  oxc: styleIds,
  resolve: {
    // The modern build of RxJS, which is smaller.
    conditions: ['es2015', ...defaultClientConditions],
    // React Router's package only offers its development build to bundlers.
    alias: [
      {
        find: /^react-router$/,
        replacement: locate('../node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The renderer reads it to preload a page's scripts.
    manifest: true,
    target: browserTargets,
    modulePreload: {
      // Browsers without support load the same files a little later.
      polyfill: false,
      // The entry lists the chunks that it loads with each page, except those that index.html already loads.
      resolveDependencies: (_file, chunks, { hostType }) =>
        hostType === 'js' ? chunks.filter((chunk) => !INITIAL.test(chunk)) : chunks,
    },
    // Our CSP forbids data: URLs for fonts and images, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/start/start.ts'].map(locate),
      output: {
        // One character shorter than the default, because the entry lists all chunk names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            vendor,
            core,
            dialogs,
            products,
            shared,
            login,
            dashboardHooks,
            dashboardFields,
            orderParts,
            addresses,
            dashboardSearch,
            digits,
            statuses,
            dashboardPaths,
            downloads,
            menuIcons,
          ],
        },
      },
    },
  },
  server: {
    port: 4000,
    strictPort: true,
    proxy: {
      '/graphql': api,
      '/api': api,
      '/media': api,
      '/exports': api,
      '/prescriptions': api,
      '/events': api,
      '/robots.txt': api,
      '/sitemap': api,
      '/manifest.webmanifest': api,
      '/webhooks': api,
      '/healthz': api,
      '/readyz': api,
      '/ide': api,
    },
  },
})
