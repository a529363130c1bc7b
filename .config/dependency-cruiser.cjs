/**
 * Which folder may import which. Import cycles are errors, including cycles of types. The layer order applies to values
 * only.
 * Server: main → app → rest → http → graphql → resolvers → service → {model, loaders, policy} → submissions → lib.
 * Web: app → {shop, account, dashboard} → shared → {ui, apollo} → lib. Anything may read the tables of pages.
 */
const server = '^graphql-server/src'
const web = '^web/src'
/** The tables of pages, which contain data only. */
const tables = `${web}/(shop|account|dashboard)/pages\\.ts$`
const tests = '(\\.test\\.tsx?$|^web/test/)'
/** A suite for the embedded database and for MongoDB, with its own helpers. */
const conformance = `${server}/database/embedded/conformance/`
const domains = [
  'gst',
  'account',
  'shop',
  'delivery',
  'catalogue',
  'search-lab',
  'address',
  'customer',
  'partner',
  'webhook',
  'medicine',
  'cart',
  'private-file',
  'prescription',
  'order',
  'ticket',
  'dashboard',
  'privacy',
]

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** Types may be imported across layers, because they are erased in the built code. */
const values = (to) => ({ dependencyTypesNot: ['type-only'], ...to })

/** A domain may import earlier domains, but not later ones. */
const domainOrder = domains.flatMap((domain, index) => {
  const later = domains
    .slice(index + 1)
    .filter((other) => !(domain === 'account' && other === 'catalogue'))
  if (later.length === 0) return []
  return forbid(
    `${domain}-comes-first`,
    { path: `${server}/domains/${domain}/` },
    values({ path: `${server}/domains/(${later.join('|')})/` }),
    'Domains are ordered gst, account, shop → delivery → catalogue → search-lab → address → customer → partner → webhook → medicine → cart → private-file → prescription → order → ticket → dashboard → privacy.',
  )
})

/** The floors of the largest domains, from the bottom up. */
const floors = {
  order: [
    'method',
    'record',
    'document',
    'register',
    'returns',
    'list',
    'sales',
    'mail',
    'payment',
    'prescription',
    'packing',
    'checkout',
    'phone',
    'change',
    'desk',
  ],
  catalogue: [
    ...['medicine', 'record', 'stock', 'changes', 'reading'],
    ...['search', 'edit', 'search-words', 'browse', 'csv'],
  ],
}

/** A floor imports only floors below it, also for types. */
const floorOrder = Object.entries(floors).flatMap(([domain, names]) =>
  names
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `${domain}-${name}-is-below`,
        { path: `${server}/domains/${domain}/${name}/`, pathNot: tests },
        { path: `${server}/domains/${domain}/(${names.slice(index + 1).join('|')})/` },
        `The floors of ${domain} are ${names.join(' ← ')} (decision 56).`,
      ),
    ),
)

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true },
      'With import cycles, every change affects everything.',
    ),
    forbid(
      'code-does-not-import-tests',
      { path: '^(graphql-server|web)/src/', pathNot: tests },
      { path: '^(graphql-server|web)/test/' },
      'Test helpers are not part of the product.',
    ),
    forbid(
      'production-uses-dependencies',
      {
        path: [`${server}/`, '^web/(src|ide|rendering)/'],
        pathNot: [tests, conformance, 'vite\\.config\\.ts$'],
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
      'List packages that run in production under `dependencies` in package.json (decision 55).',
    ),
    forbid(
      'web-does-not-import-server',
      { path: '^web/', pathNot: ['^web/e2e/', tests] },
      values({ path: '^graphql-server' }),
      'The web app depends on the schema, not on the server.',
    ),
    forbid(
      'shoppers-do-not-load-the-dashboard',
      { path: `${web}/`, pathNot: [`${web}/(ui/)?dashboard/`, tests] },
      {
        path: `${web}/(ui/)?dashboard/`,
        pathNot: tables,
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
      'Import the dashboard dynamically, so that its code is loaded by the team alone.',
    ),
    forbid(
      'server-does-not-import-web',
      { path: server, pathNot: tests },
      values({ path: '^web/' }),
      'The server uses only the built web app: web/dist, and the renderer in web/dist-server.',
    ),
    ...domainOrder,
    ...floorOrder,
    forbid(
      'models-are-private-to-their-folder',
      // A token's user is read together with its session, in one command.
      { path: `${server}/(domains/[^/]+|[^/]+)/`, pathNot: [tests, 'account\\.service\\.ts$'] },
      values({ path: '\\.model\\.ts$', pathNot: `${server}/$1/` }),
      "Use the model's service instead.",
    ),
    forbid(
      'account-reads-sessions-only',
      { path: `${server}/domains/account/account\\.service\\.ts$` },
      values({
        path: '\\.model\\.ts$',
        pathNot: `${server}/(domains/account/|auth/session\\.model\\.ts$)`,
      }),
      "Use the model's service instead.",
    ),
    forbid(
      'apis-do-not-import-models',
      { path: `${server}/((graphql|rest|http)/|[^/]+$)`, pathNot: tests },
      values({ path: '\\.model\\.ts$' }),
      'APIs and startup code access the database through services.',
    ),
    forbid(
      'resolvers-do-not-import-models',
      { path: '\\.resolvers\\.ts$' },
      values({ path: '\\.(model|loaders)\\.ts$' }),
      'A resolver parses, makes one service call and shapes the result.',
    ),
    forbid(
      'domains-do-not-import-apis',
      { path: `${server}/(domains|database)/`, pathNot: tests },
      { path: `${server}/((graphql|rest|http|cli)/|(app|main|background)\\.ts$)` },
      'A domain is independent of the APIs that use it.',
    ),
    forbid(
      'graphql-does-not-import-http',
      { path: `${server}/graphql/`, pathNot: tests },
      values({ path: `${server}/((http|rest)/|(app|main|background)\\.ts$)` }),
      'The schema is used by HTTP, REST, webhooks and rendered pages.',
    ),
    forbid(
      'http-does-not-import-rest',
      { path: `${server}/http/`, pathNot: tests },
      values({ path: `${server}/(rest/|(app|main|background)\\.ts$)` }),
      'REST is registered on the HTTP server by app.ts.',
    ),
    forbid(
      'server-lib-is-the-lowest-layer',
      { path: `${server}/lib/` },
      values({ path: `${server}/(?!lib/)` }),
      'lib/ is the lowest layer.',
    ),
    forbid(
      'infrastructure-is-below-domains',
      { path: `${server}/(auth|mail|payments|releases|uploads)/`, pathNot: tests },
      values({ path: `${server}/`, pathNot: `${server}/($1|lib)/` }),
      'main.ts passes in what a domain provides.',
    ),
    forbid(
      'submissions-are-below-domains',
      { path: `${server}/submissions/`, pathNot: tests },
      values({ path: `${server}/`, pathNot: `${server}/(submissions|uploads|lib)/` }),
      'Every domain can create something once.',
    ),
    forbid(
      'configuration-is-passed-in',
      { path: `${server}/(domains|graphql|rest|http)/` },
      values({ path: `${server}/settings/config\\.ts$` }),
      'main.ts passes in settings.',
    ),
    forbid(
      'telemetry-is-loaded-on-demand',
      { path: server, pathNot: [tests, `${server}/telemetry/(metrics|traces)/`] },
      {
        path: `${server}/telemetry/(metrics|traces)/|node_modules/(prom-client|@opentelemetry)/`,
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
      'A server without METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT must not load these packages.',
    ),
    forbid(
      'web-lib-is-the-lowest-layer',
      { path: `${web}/lib/` },
      values({ path: `${web}/(?!lib/)`, pathNot: tables }),
      'lib/ is the lowest layer.',
    ),
    forbid(
      'tables-of-pages-are-data',
      { path: tables },
      values({ path: `${web}/(?!lib/)` }),
      'The build and lib/ read the tables of pages (decision 54).',
    ),
    forbid(
      'ui-does-not-use-data',
      { path: `${web}/ui/` },
      values({ path: `${web}/(?!ui/|lib/)|node_modules/@apollo`, pathNot: tables }),
      'Components in ui/ are presentational: no GraphQL.',
    ),
    forbid(
      'apollo-is-below-shared',
      { path: `${web}/apollo/`, pathNot: tests },
      values({ path: `${web}/(?!apollo/|lib/)`, pathNot: tables }),
      'apollo/ is below shared/.',
    ),
    forbid(
      'shared-is-below-pages',
      { path: `${web}/shared/`, pathNot: tests },
      values({ path: `${web}/(?!shared/|ui/|apollo/|lib/)`, pathNot: tables }),
      'shared/ is below the pages.',
    ),
    forbid(
      'pages-do-not-import-each-other',
      { path: `${web}/(shop|account|dashboard)/([^/]+)/`, pathNot: tests },
      values({ path: `${web}/(shop|account|dashboard)/`, pathNot: [`${web}/$1/$2/`, tables] }),
      'Code that several pages share belongs in shared/.',
    ),
    forbid(
      'pages-do-not-import-app',
      { path: `${web}/(shop|account|dashboard)/` },
      values({ path: `${web}/app/` }),
      'app/ is the highest layer.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist(-server)?/|generated\\.graphql$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
